import type { Call } from './session-inputs.ts';
import type { Draft, SessionDraft } from './session-state.ts';
import type { Refusal } from './session-texts.ts';
import type { Kinds } from './usable.ts';

/** A rule of § 4: why it refuses a call now, or something falsy. */
export type Rule = (s: Draft, info: unknown) => Refusal | false | null | undefined;

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

export const notInSession: Rule = (s) => !s.media && 'notInSession';
export const OPEN: readonly Rule[] = [notInSession, (s) => s.isCompleted && 'completed'];
