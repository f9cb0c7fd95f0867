import {
  automaticHits,
  countOnPage,
  not,
  pathContains,
  type Rule,
  type RuleEvent,
  sendExemptPageView,
  sendMediaStart,
  sendPageView,
  timePage,
} from '@sintonia/tag/rules';
import { analyticsConsent } from './vendor-conditions.ts';

const PAGE: readonly RuleEvent[] = ['routeChanged', 'call:scPageView'];

/** T-07: a search counts on its page view, so this rule precedes sending rules. */
export const internalSearch: Rule = {
  name: 'Cercador: cerca interna',
  events: PAGE,
  conditions: [pathContains('cercador')],
  actions: [countOnPage('search')],
};

/** § 5: web analytics, with consent. */
export const pageView: Rule = {
  name: 'Analítica web: pàgina vista',
  events: PAGE,
  conditions: [automaticHits, analyticsConsent],
  actions: [sendPageView, timePage],
  isPostponed: true,
};

/** C-07: the count that needs no consent, without it. */
export const exemptPageView: Rule = {
  name: 'Analítica web: pàgina sense identificador',
  events: PAGE,
  conditions: [automaticHits, not(analyticsConsent)],
  actions: [sendExemptPageView],
};

/** M-11: sends the start of a medium or an ad to web analytics. */
export const mediaStart: Rule = {
  name: 'Analítica web: inici de reproducció',
  events: ['mediaStart'],
  conditions: [analyticsConsent],
  actions: [sendMediaStart],
};
