/** The rules that measure the broadcaster's pages (T-01), in their order. */
import { configuredTracker, exposeTracker, followLinks, type RuleSet } from '@sintonia/tag/rules';
import { audienceMeasurement } from './audience.ts';
import { consentDefault, consentUpdate } from './consent-mode.ts';
import { directCalls } from './direct-calls.ts';
import { followedLinks } from './followed-links.ts';
import { exemptPageView, internalSearch, mediaStart, pageView } from './page-views.ts';
import { exposures, storyTest, weatherTest } from './personalisation.ts';
import { TRACKER_NAME, TRAMUNTANA } from './property.ts';
import { othersScripts } from './vendor-scripts.ts';

export const tramuntanaRules: RuleSet = {
  property: TRAMUNTANA,
  version: '1',
  links: followLinks(),
  tracker: configuredTracker,
  expose: (window, tag, { vendorScripts }, signal) => {
    if (!vendorScripts?.tracker) exposeTracker(window, TRACKER_NAME, tag, signal);
  },
  rules: [
    consentDefault,
    consentUpdate,
    audienceMeasurement,
    // before the page view, which shares the supplemental id of their delivery call
    storyTest,
    weatherTest,
    internalSearch,
    pageView,
    exemptPageView,
    mediaStart,
    ...directCalls,
    ...othersScripts,
    followedLinks,
    exposures,
  ],
};
