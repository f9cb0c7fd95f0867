import { type Rule, type VendorScripts, vendorScripts } from '@sintonia/tag/rules';
import { analyticsConsent, audienceConsent } from './vendors.ts';

/** T-09: this house loads nothing of others; one that does names hosts and paths here, each behind its vendor's consent. */
const SCRIPTS: VendorScripts = {};

export const othersScripts: readonly Rule[] = vendorScripts(SCRIPTS, {
  tagLibrary: analyticsConsent,
  custom: audienceConsent,
});
