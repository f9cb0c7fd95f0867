import type { HEARTBEAT_KEYS } from '@sintonia/wire';
import type { CallTable, Failure } from './call-table.ts';
import type { Call } from './session-inputs.ts';
import type { Draft, SessionDraft } from './session-state.ts';
import type { Refusal, TextCode } from './session-texts.ts';

/**
 * Session parts that most sessions never use. Each is a separate file that the page loads when a
 * step first needs it (`fetch-part.ts`), so that a plain session does not download it.
 */
export interface Parts {
  /** Ad breaks, ads, chapters and the idle timeout. */
  readonly ads: {
    readonly CALLS: CallTable;
    /** Event names on the wire, including those of ads and chapters. */
    readonly KEYS: typeof HEARTBEAT_KEYS;
    /** Skips the open ad, completes the break, skips the chapter. */
    leaveInserts(s: SessionDraft): void;
    endIdle(s: SessionDraft): void;
    resume(s: SessionDraft): void;
  };
  /** Log output for refused calls, unusable values and failures. */
  readonly diagnostics: {
    log(s: Draft, level: 'error' | 'warn', code: TextCode, ...details: readonly unknown[]): void;
    failBy(s: SessionDraft, failure: Failure): void;
    /** A rule refuses a call. */
    refuse(s: Draft, call: Call, why: Refusal, info: unknown): void;
    /** Warns of unknown parameters of an object. */
    checkObject(s: Draft, options: object, info: object): void;
  };
}

export type PartName = keyof Parts;

/** The parts that have been loaded. */
export type LoadedParts = Partial<Parts>;

/** Thrown inside a step that needs a part that is not loaded; `step` turns it into an output. */
export interface Missing {
  readonly missing: PartName;
}

export function part<P extends PartName>({ now: { parts } }: Draft, name: P): Parts[P] {
  const found: Parts[P] | undefined = parts[name];
  if (!found) throw { missing: name } satisfies Missing;
  return found;
}
