import type { Property } from '@sintonia/contracts';
import { VENDORS } from './vendors.ts';

/** global name of our tracker, for page code written for the incumbent's library. */
export const TRACKER_NAME = 's';

/** T-06: configuration of the broadcaster's site for its tag. */
export const TRAMUNTANA = {
  slug: 'tramuntana',
  name: 'Tramuntana',
  domains: ['tramuntana.example'],
  account: {
    type: 'ga',
    ids: { production: 'TRAMUNTANA-1', staging: 'TRAMUNTANA-2', development: 'TRAMUNTANA-3' },
  },
  reportSuites: { production: 'tramuntana', staging: 'tramuntana-stg', development: 'tramuntana-dev' },
  acceptsIncomingLinks: true,
  vendors: VENDORS,
  trackerName: TRACKER_NAME,
  // campaigns, and parameters that select pages of lists
  measuredParameters: ['int', 'ext', 'pagina', 'temporada', 'tipus', 'data'],
} satisfies Property;
