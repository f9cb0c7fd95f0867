import { type Rule, vendorScripts } from '@sintonia/tag/rules';
import { TRAMUNTANA } from './property.ts';
import { analyticsConsent, audienceConsent } from './vendors.ts';

/** T-09: what `VENDOR_SCRIPTS` names, each kind behind its vendor's consent. Unset, nothing of others loads. */
export const othersScripts: readonly Rule[] = vendorScripts(TRAMUNTANA, {
  tagLibrary: analyticsConsent,
  custom: audienceConsent,
  modules: analyticsConsent,
});
