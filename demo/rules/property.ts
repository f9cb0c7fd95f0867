import type { Property } from '@sintonia/contracts';
import { VENDORS } from './vendors.ts';

/** name of our tracker for page code of the incumbent's library. */
export const TRACKER_NAME = 's';

/** T-06: the broadcaster's site as its tag sees it. */
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
  // campaigns, and what pages of lists differ by
  measuredParameters: ['int', 'ext', 'pagina', 'temporada', 'tipus', 'data'],
} satisfies Property;
