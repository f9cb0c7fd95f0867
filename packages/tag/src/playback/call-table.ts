import type { Call } from './session-inputs.ts';
import { type Draft, inCourse, type SessionDraft } from './session-state.ts';
import type { Refusal } from './session-texts.ts';
import type { Kinds } from './usable.ts';

/** A rule of § 4: why it refuses a call now, or something falsy. */
export type Rule = (s: Draft, info: unknown) => Refusal | false | null | undefined;

/** A rule about what a session holds: it refuses nothing where none is open. */
export const inOpen =
  (rule: (s: SessionDraft, info: unknown) => ReturnType<Rule>): Rule =>
  (s, info) =>
    inCourse(s) && rule(s, info);

/** What a call does, once no rule refuses it; the rules in the order they are asked. */
type Row = readonly [(s: SessionDraft, info: unknown, metadata: unknown) => void, ...Rule[]];

export type CallTable = { readonly [C in Call]?: Row };

/** A value that cannot be used: its name, beside which others and of what kinds, and where it was found. */
export interface Failure {
  readonly where: 'start' | 'ad' | 'chapter' | 'adLength';
  readonly name: string;
  readonly values: object;
  readonly kinds: Kinds;
}

export const notInSession: Rule = (s) => s.at === 'none' && 'notInSession';
export const OPEN: readonly Rule[] = [notInSession, (s) => s.at === 'completed' && 'completed'];
