/** Entry `@sintonia/demo/rules`: the rules by which the broadcaster's pages are measured (T-01), in their order. */
import { followLinks, type RuleSet } from '@sintonia/tag/rules';
import { audienceMeasurement } from './audience.ts';
import { consentDefault, consentUpdate } from './consent-mode.ts';
import { directCalls } from './direct-calls.ts';
import { followedLinks } from './followed-links.ts';
import { exemptPageView, internalSearch, mediaStart, pageView } from './page-views.ts';
import { exposures, storyTest, weatherTest } from './personalisation.ts';
import { TRAMUNTANA } from './property.ts';
import { othersScripts } from './vendor-scripts.ts';

export const tramuntanaRules: RuleSet = {
  property: TRAMUNTANA,
  version: '1',
  links: followLinks(),
  rules: [
    consentDefault,
    consentUpdate,
    internalSearch,
    pageView,
    exemptPageView,
    mediaStart,
    ...directCalls,
    ...othersScripts,
    followedLinks,
    audienceMeasurement,
    storyTest,
    weatherTest,
    exposures,
  ],
};
