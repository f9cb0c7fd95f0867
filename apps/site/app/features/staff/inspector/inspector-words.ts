/** Texts of the inspector, in both languages of the studio. */
import type { StudioLanguage } from '@sintonia/contracts';
import type { TagSettings } from '@sintonia/tag';
import type { Outcome } from '@sintonia/tag/inspection';
import type { RuleWords } from '@sintonia/wire/rule-words';
import { createContext } from 'react';
import { catalan } from './inspector-catalan.ts';
import { english } from './inspector-english.ts';

export type View = 'events' | 'rules' | 'replay';
export type AssumedChoice = 'all' | 'none' | 'analytics' | 'unknown';

export interface InspectorWords {
  language: StudioLanguage;
  rule: RuleWords;
  environments: Readonly<Record<TagSettings['environment'], string>>;
  title: string;
  version: (environment: string, rules: string) => string;
  fold: string;
  unfold: string;
  close: string;
  viewsName: string;
  views: Readonly<Record<View, string>>;
  noEvents: string;
  /** Beginnings of the sentences for a step. */
  steps: Readonly<Record<'waits' | 'met' | 'stopped' | 'failed', string>>;
  when: string;
  ifAll: string;
  does: string;
  outcomes: Readonly<Record<Outcome, string>>;
  silent: string;
  always: string;
  whyNot: {
    noEvent: (events: readonly string[]) => string;
    stopped: (condition: string) => string;
    waits: (condition: string) => string;
    failed: (part: string, error: string) => string;
  };
  quoted: (text: string) => string;
  wouldBeSent: string;
  sentTo: (host: string) => string;
  unknownField: string;
  ownField: string;
  /** A date with its time. */
  dateTime: (at: Date) => string;
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

export const inspectorWords = (language: StudioLanguage): InspectorWords => (language === 'en' ? english : catalan);

export const InspectorWordsContext = createContext(catalan);

/** A condition's value as text. */
export function valueText(value: unknown, { quoted }: Pick<InspectorWords, 'quoted'>): string {
  if (value instanceof Error) return value.message;
  return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? String(value));
}
