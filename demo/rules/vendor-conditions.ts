import { vendorConsent } from '@sintonia/tag/rules';
import { VENDORS } from './vendors.ts';

const allows = vendorConsent(VENDORS);

export const analyticsConsent = allows('tramuntana-analitica');
export const audienceConsent = allows('tramuntana-audiencia');
export const personalisationConsent = allows('tramuntana-personalitzacio');
