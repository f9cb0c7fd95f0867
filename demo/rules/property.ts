import type { Property } from '@sintonia/contracts';

/** T-06: the broadcaster's site as its tag sees it. */
export const TRAMUNTANA: Property = {
  slug: 'tramuntana',
  name: 'Tramuntana',
  domains: ['tramuntana.example'],
  account: {
    type: 'ga',
    ids: { production: 'TRAMUNTANA-1', staging: 'TRAMUNTANA-2', development: 'TRAMUNTANA-3' },
  },
  reportSuites: { production: 'tramuntana', staging: 'tramuntana-stg', development: 'tramuntana-dev' },
  acceptsIncomingLinks: true,
  trackerName: 's',
};
