import type { Call, CallInput, InfoOf } from './session-inputs.ts';
import { type Draft, isActive, type SessionDraft } from './session-state.ts';
import type { Refusal } from './session-texts.ts';
import type { Kinds } from './usable.ts';

/** A rule of § 4. Returns the reason to refuse the call now, or a falsy value. */
export type Rule<I = unknown> = (s: Draft, info: I | null | undefined) => Refusal | false | null | undefined;

/** A rule about an active session. Refuses nothing when no session is active. */
export const inOpen =
  <I>(rule: (s: SessionDraft, info: I | null | undefined) => ReturnType<Rule>): Rule<I> =>
  (s, info) =>
    isActive(s) && rule(s, info);

/** Additional arguments of a call: media options and custom metadata. */
export type Extras = Pick<CallInput, 'options' | 'metadata'>;

/** What a call does when no rule refuses it, followed by its rules in the order of their checks. */
export type Row<I> = readonly [(s: SessionDraft, info: I, extras: Extras) => void, ...Rule<I>[]];

export type CallTable = { readonly [C in Call]?: Row<InfoOf<C>> };

/** An unusable value: its name, the values and kinds of the object that holds it, and where it was found. */
export interface Failure {
  readonly where: 'start' | 'ad' | 'chapter' | 'adLength';
  readonly name: string;
  readonly values: object;
  readonly kinds: Kinds;
}

export const notInSession: Rule = (s) => s.at === 'none' && 'notInSession';
export const OPEN: readonly Rule[] = [notInSession, (s) => s.at === 'completed' && 'completed'];
