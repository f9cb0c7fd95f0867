import { type Rule, vendorScripts } from '@sintonia/tag/rules';
import { TRAMUNTANA } from './property.ts';

/** T-09: what `VENDOR_SCRIPTS` names, each kind behind its vendor's consent. Unset, nothing of others loads. */
export const othersScripts: readonly Rule[] = vendorScripts(TRAMUNTANA);
