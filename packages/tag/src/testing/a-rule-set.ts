import type { Link } from '../analytics/link-hit.ts';
import {
  countOnPage,
  identifyPerson,
  sendExemptPageView,
  sendLink,
  sendMediaStart,
  sendPageView,
} from '../rules/actions.ts';
import { automaticHits, consentTo, not, pathContains } from '../rules/conditions.ts';
import type { DirectCall, Rule, RuleEvent, RuleSet } from '../rules/rule.ts';

const PAGE: readonly RuleEvent[] = ['routeChanged', 'call:scPageView'];
const analytics = consentTo('analytics');

const link = (call: DirectCall, text: Link): Rule => ({
  name: call,
  events: [`call:${call}`],
  conditions: [analytics],
  actions: [sendLink(text)],
});

/** C-02: identifies the signed-in person. */
export const audienceRule: Rule = {
  name: 'audience',
  events: ['consentChanged', ...PAGE],
  conditions: [consentTo('audience')],
  actions: [identifyPerson],
};

/** A usual web analytics rule set; a test's own rules follow. */
export const aRuleSet = (...rules: readonly Rule[]): RuleSet => ({
  property: { name: 'Prova', domains: ['media.example'] },
  version: 'prova',
  rules: [
    { name: 'search', events: PAGE, conditions: [pathContains('cercador')], actions: [countOnPage('search')] },
    {
      name: 'page view',
      events: PAGE,
      conditions: [automaticHits, analytics],
      actions: [sendPageView],
      isPostponed: true,
    },
    { name: 'exempt', events: PAGE, conditions: [automaticHits, not(analytics)], actions: [sendExemptPageView] },
    { name: 'media start', events: ['mediaStart'], conditions: [analytics], actions: [sendMediaStart] },
    link('scDVR', { linkName: 'DVR' }),
    link('scCompartir', { linkName: 'Compartir', event: 'share' }),
    link('scClicBoto', { linkName: 'Clic a botó', event: 'buttonClick' }),
    link('scDescarregar', { linkName: 'Descarregar', linkType: 'd', event: 'download' }),
    ...rules,
  ],
});
