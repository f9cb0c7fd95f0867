import { pathMatches, type Rule, sendExposure, trigger } from '@sintonia/tag/rules';
import { analyticsConsent, personalisationConsent } from './vendor-conditions.ts';

/** Event on the document that starts personalisation. */
export const PERSONALISE = 'sintonia:personalitzacio';

/** T-07: the three stories with tests on their pages. */
const TESTED_STORIES = [3001, 3002, 3003];

const personaliseOn = (name: string, path: RegExp): Rule => ({
  name,
  events: ['routeChanged', 'call:scPageView'],
  conditions: [pathMatches(path), personalisationConsent],
  actions: [trigger(PERSONALISE)],
});

export const storyTest = personaliseOn(
  'Personalització: notícies en prova',
  new RegExp(`^/noticia/(?:${TESTED_STORIES.join('|')})/`),
);

export const weatherTest = personaliseOn('Personalització: el temps', /^\/el-temps\//);

/** P-07: the seen variant, with consent to analytics and to personalisation. */
export const exposures: Rule = {
  name: 'Personalització: variant vista',
  events: ['exposure'],
  conditions: [personalisationConsent, analyticsConsent],
  actions: [sendExposure],
};
