import type { Call, CallInput, InfoOf } from './session-inputs.ts';
import { type Draft, inCourse, type SessionDraft } from './session-state.ts';
import type { Refusal } from './session-texts.ts';
import type { Kinds } from './usable.ts';

/** A rule of § 4: why it refuses a call now, or something falsy. */
export type Rule<I = unknown> = (s: Draft, info: I | null | undefined) => Refusal | false | null | undefined;

/** A rule about what a session holds: it refuses nothing where none is in its course. */
export const inOpen =
  <I>(rule: (s: SessionDraft, info: I | null | undefined) => ReturnType<Rule>): Rule<I> =>
  (s, info) =>
    inCourse(s) && rule(s, info);

/** What comes with a call beside what it is about. */
export type Extras = Pick<CallInput, 'options' | 'metadata'>;

/** What a call does, once no rule refuses it; the rules in the order they are asked. */
export type Row<I> = readonly [(s: SessionDraft, info: I, extras: Extras) => void, ...Rule<I>[]];

export type CallTable = { readonly [C in Call]?: Row<InfoOf<C>> };

/** A value that cannot be used: its name, beside which others and of what kinds, and where it was found. */
export interface Failure {
  readonly where: 'start' | 'ad' | 'chapter' | 'adLength';
  readonly name: string;
  readonly values: object;
  readonly kinds: Kinds;
}

export const notInSession: Rule = (s) => s.at === 'none' && 'notInSession';
export const OPEN: readonly Rule[] = [notInSession, (s) => s.at === 'completed' && 'completed'];
