/** Texts of the inspector, in both languages of the studio. */
import type { Outcome } from '@sintonia/tag/inspection';
import { createContext } from 'react';

export type View = 'events' | 'rules' | 'replay';
export type AssumedChoice = 'all' | 'none' | 'analytics' | 'unknown';

export interface InspectorWords {
  language: 'ca' | 'en';
  title: string;
  version: (environment: string, rules: string) => string;
  fold: string;
  unfold: string;
  close: string;
  viewsName: string;
  views: Readonly<Record<View, string>>;
  noEvents: string;
  waits: string;
  met: string;
  stopped: string;
  does: string;
  fails: string;
  /** Joins a condition's result and the value that it saw. */
  withValue: string;
  outcomes: Readonly<Record<Outcome, string>>;
  silent: string;
  always: string;
  and: string;
  whyNot: {
    noEvent: (events: readonly string[]) => string;
    stopped: (condition: string, value: string) => string;
    waits: (condition: string) => string;
    failed: (part: string, error: string) => string;
  };
  quoted: (text: string) => string;
  wouldBeSent: string;
  sentTo: (host: string) => string;
  unknownField: (name: string) => string;
  ifVisitor: string;
  choices: Readonly<Record<AssumedChoice, string>>;
  withRules: string;
  theseRules: string;
  notReplayed: (error: string) => string;
  noDifference: string;
  wasAbsent: string;
  wouldBeAbsent: string;
  onPage: (path: string) => string;
  noRulesInVersion: string;
}

const catalan: InspectorWords = {
  language: 'ca',
  title: 'Inspector de regles',
  version: (environment, rules) => `${environment} · regles ${rules}`,
  fold: 'Plega',
  unfold: 'Desplega',
  close: 'Tanca',
  viewsName: 'Vistes de l’inspector',
  views: { events: 'Esdeveniments', rules: 'Regles', replay: 'I si…' },
  noEvents: 'Encara no ha passat res que cap regla escolti.',
  waits: 'espera que el visitant triï',
  met: 'es compleix',
  stopped: 'l’atura',
  does: 'fa',
  fails: 'falla',
  withValue: 'amb',
  outcomes: { done: 'S’ha executat', stopped: 'Aturada', waits: 'Espera la tria', failed: 'Ha fallat' },
  silent: 'No li ha tocat',
  always: 'sempre',
  and: 'i',
  whyNot: {
    noEvent: (events) => `No s’ha executat: encara no ha passat ${events.join(' ni ')}.`,
    stopped: (condition, value) => `No s’ha executat: «${condition}» ha vist ${value}.`,
    waits: (condition) => `No s’ha executat: «${condition}» espera que el visitant triï.`,
    failed: (part, error) => `No s’ha acabat d’executar: «${part}» ha fallat amb ${error}.`,
  },
  quoted: (text) => `«${text}»`,
  wouldBeSent: 'S’enviaria',
  sentTo: (host) => `Enviat a ${host}`,
  unknownField: (name) => `${name} (desconegut)`,
  ifVisitor: 'Si el visitant',
  choices: {
    all: 'ho acceptés tot',
    none: 'ho rebutgés tot',
    analytics: 'només acceptés la mesura del web',
    unknown: 'encara no hagués triat',
  },
  withRules: 'amb les regles',
  theseRules: 'd’aquesta pàgina',
  notReplayed: (error) => `No s’ha pogut repetir: ${error}`,
  noDifference: 'No canviaria res del que ha passat fins ara.',
  wasAbsent: 'No hi era',
  wouldBeAbsent: 'No hi seria',
  onPage: (path) => `a ${path}`,
  noRulesInVersion: 'aquesta versió no diu quines regles té',
};

const english: InspectorWords = {
  language: 'en',
  title: 'Rule inspector',
  version: (environment, rules) => `${environment} · rules ${rules}`,
  fold: 'Collapse',
  unfold: 'Expand',
  close: 'Close',
  viewsName: 'Views of the inspector',
  views: { events: 'Events', rules: 'Rules', replay: 'What if…' },
  noEvents: 'Nothing that a rule listens to has happened yet.',
  waits: 'waits for the visitor’s choice',
  met: 'is met',
  stopped: 'stops it',
  does: 'does',
  fails: 'fails',
  withValue: 'with',
  outcomes: { done: 'Ran', stopped: 'Stopped', waits: 'Waits for the choice', failed: 'Failed' },
  silent: 'Not triggered',
  always: 'always',
  and: 'and',
  whyNot: {
    noEvent: (events) => `It did not run: ${events.join(' or ')} has not happened yet.`,
    stopped: (condition, value) => `It did not run: “${condition}” saw ${value}.`,
    waits: (condition) => `It did not run: “${condition}” waits for the visitor’s choice.`,
    failed: (part, error) => `It did not finish: “${part}” failed with ${error}.`,
  },
  quoted: (text) => `“${text}”`,
  wouldBeSent: 'Would be sent',
  sentTo: (host) => `Sent to ${host}`,
  unknownField: (name) => `${name} (unknown)`,
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

export const inspectorWords = (language: 'ca' | 'en'): InspectorWords => (language === 'en' ? english : catalan);

export const InspectorWordsContext = createContext(catalan);

/** A condition's value as text. */
export function valueText(value: unknown, { quoted }: Pick<InspectorWords, 'quoted'>): string {
  if (value instanceof Error) return value.message;
  return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? String(value));
}
