import { ruleEnglish } from '@sintonia/wire/rule-words';
import type { InspectorWords } from './inspector-words.ts';

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export const english: InspectorWords = {
  language: 'en',
  rule: ruleEnglish,
  environments: { development: 'development', staging: 'staging', production: 'production' },
  title: 'Rule inspector',
  version: (environment, rules) => `${environment} · rules ${rules}`,
  fold: 'Collapse',
  unfold: 'Expand',
  close: 'Close',
  viewsName: 'Views of the inspector',
  views: { events: 'Events', rules: 'Rules', replay: 'What if…' },
  noEvents: 'Nothing that a rule listens to has happened yet.',
  steps: { waits: 'Waits for the visitor’s choice:', met: 'Met:', stopped: 'Not met:', failed: 'Failed:' },
  when: 'When',
  ifAll: 'If',
  does: 'Then',
  outcomes: { done: 'Ran', stopped: 'Stopped', waits: 'Waits for the choice', failed: 'Failed' },
  silent: 'Not triggered',
  always: 'Always',
  whyNot: {
    noEvent: (events) =>
      events.length === 1
        ? `It did not run: this has not happened yet: “${events[0]}”.`
        : `It did not run: none of these has happened yet: ${events.map((event) => `“${event}”`).join(', ')}.`,
    stopped: (condition) => `It did not run, because this is not met: ${condition}.`,
    waits: (condition) => `It did not run: it waits for the visitor’s choice, to know whether ${condition}.`,
    failed: (part, error) => `It did not finish: “${part}” failed with ${error}.`,
  },
  quoted: (text) => `“${text}”`,
  wouldBeSent: 'Would be sent',
  sentTo: (host) => `Sent to ${host}`,
  unknownField: 'Unknown parameter',
  ownField: 'The website’s own data',
  dateTime: (at) => DATE_TIME.format(at),
  ifVisitor: 'If the visitor',
  choices: {
    all: 'accepted everything',
    none: 'refused everything',
    analytics: 'accepted only web analytics',
    unknown: 'had not chosen yet',
  },
  withRules: 'with the rules',
  theseRules: 'of this page',
  notReplayed: (error) => `It could not be replayed: ${error}`,
  noDifference: 'Nothing that happened so far would change.',
  wasAbsent: 'Did not exist',
  wouldBeAbsent: 'Would not exist',
  onPage: (path) => `on ${path}`,
  noRulesInVersion: 'this version does not say which rules it has',
};
