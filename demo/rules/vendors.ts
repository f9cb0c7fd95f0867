import type { Vendors } from '@sintonia/contracts';

/**
 * § 5, C-01, C-05: who measures here, and what the visitor must agree to for it. All of them are the broadcaster itself;
 * one on the IAB's global vendor list would have its number there as `tcfId`.
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
