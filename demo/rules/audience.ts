import { type Rule, trigger } from '@sintonia/tag/rules';
import { audienceConsent } from './vendors.ts';

/** § 4, § 5: audience measurement begins on the document as soon as, and as long as, its vendor is agreed to. */
export const audienceMeasurement: Rule = {
  name: 'Mesura d’audiència',
  events: ['consentReady', 'consentChanged'],
  conditions: [audienceConsent],
  actions: [trigger('sintonia:audiencia')],
};
