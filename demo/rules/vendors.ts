import type { Vendors } from '@sintonia/contracts';

/**
 * § 5, C-01, C-05: vendors that measure here, with their purposes. All of them are the broadcaster itself; one on the
 * IAB's global vendor list would have its number as `tcfId`.
 */
export const VENDORS = {
  'tramuntana-analitica': {
    name: 'Tramuntana, mesura del web',
    purposes: ['analytics'],
    loads: ['tagLibrary', 'modules'],
  },
  'tramuntana-audiencia': { name: 'Tramuntana, mesura d’audiència', purposes: ['audience'], loads: ['custom'] },
  'tramuntana-personalitzacio': { name: 'Tramuntana, personalització', purposes: ['personalisation'] },
} satisfies Vendors;
