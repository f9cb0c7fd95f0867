import { identifyPerson, type Rule } from '@sintonia/tag/rules';
import { audienceConsent } from './vendor-conditions.ts';

/**
 * § 4, § 5, C-02: audience measurement counts people, not devices: as soon as, and as long as, its vendor is agreed to, who
 * is signed in is named. It stands before what sends, so that the page's own hit names them too.
 */
export const audienceMeasurement: Rule = {
  name: 'Mesura d’audiència',
  events: ['consentReady', 'consentChanged', 'routeChanged', 'call:scPageView'],
  conditions: [audienceConsent],
  actions: [identifyPerson],
};
