import { identifyPerson, type Rule } from '@sintonia/tag/rules';
import { audienceConsent } from './vendor-conditions.ts';

/**
 * § 4, § 5, C-02: audience measurement counts people, not devices: while its vendor has consent, the signed-in person
 * is identified. The rule precedes sending rules, so that the page's own hit identifies the person too.
 */
export const audienceMeasurement: Rule = {
  name: 'Mesura d’audiència',
  events: ['consentReady', 'consentChanged', 'routeChanged', 'call:scPageView'],
  conditions: [audienceConsent],
  actions: [identifyPerson],
};
