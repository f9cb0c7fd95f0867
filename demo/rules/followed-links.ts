import { type Rule, sendFollowedLink } from '@sintonia/tag/rules';
import { analyticsConsent } from './vendor-conditions.ts';

/** A-02, § 9: links to files and other sites, except those that a feature measures. */
export const followedLinks: Rule = {
  name: 'Analítica web: enllaç seguit',
  events: ['linkFollowed'],
  conditions: [analyticsConsent],
  actions: [sendFollowedLink],
};
