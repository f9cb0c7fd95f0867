import { type Vendors, vendorConsent } from '@sintonia/tag/rules';

/** § 5, C-01: who measures here, and what the visitor must agree to for it. All of them are the broadcaster itself. */
export const VENDORS = {
  'tramuntana-analitica': ['analytics'],
  'tramuntana-audiencia': ['audience'],
  'tramuntana-personalitzacio': ['personalisation'],
} as const satisfies Vendors;

const allows = vendorConsent(VENDORS);

export const analyticsConsent = allows('tramuntana-analitica');
export const audienceConsent = allows('tramuntana-audiencia');
export const personalisationConsent = allows('tramuntana-personalitzacio');
