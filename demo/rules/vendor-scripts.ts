import { type Rule, vendorScripts } from '@sintonia/tag/rules';
import { TRAMUNTANA } from './property.ts';

/**
 * T-09: scripts of `VENDOR_SCRIPTS`, each kind behind its vendor's consent. Without the setting no third-party script
 * loads.
 */
export const othersScripts: readonly Rule[] = vendorScripts(TRAMUNTANA);
