import type { HEARTBEAT_KEYS } from '@sintonia/wire';
import type { CallTable, Failure } from './call-table.ts';
import type { Call } from './session-inputs.ts';
import type { Draft, SessionDraft } from './session-state.ts';
import type { Refusal, TextCode } from './session-texts.ts';

/**
 * Parts of the session that most sessions never enter. Each is a file of its own that the page fetches when a
 * step first needs it (`fetch-part.ts`), so that a plain session does not carry it.
 */
export interface Parts {
  /** Ad breaks, ads and chapters, and the end of a session that idles. */
  readonly ads: {
    readonly CALLS: CallTable;
    /** Names on the wire, with those of what is reported about ads and chapters. */
    readonly KEYS: typeof HEARTBEAT_KEYS;
    /** Skips the open ad, completes the break, skips the chapter. */
    leaveInserts(s: SessionDraft): void;
    endIdle(s: SessionDraft): void;
    resume(s: SessionDraft): void;
  };
  /** What is told when a call is refused, a value cannot be used, or something fails. */
  readonly diagnostics: {
    log(s: Draft, level: 'error' | 'warn', code: TextCode, ...details: readonly unknown[]): void;
    failBy(s: SessionDraft, failure: Failure): void;
    /** A rule refuses a call. */
    refuse(s: Draft, call: Call, why: Refusal, info: unknown): void;
    /** Warns of what an object carries that nobody reads. */
    checkObject(s: Draft, options: object, info: object): void;
  };
}

export type PartName = keyof Parts;

/** The parts that have been fetched. */
export type LoadedParts = Partial<Parts>;

/** Thrown inside a step that needs a part not yet there; `step` turns it into an output. */
export interface Missing {
  readonly missing: PartName;
}

export function part<P extends PartName>({ now: { parts } }: Draft, name: P): Parts[P] {
  const found: Parts[P] | undefined = parts[name];
  if (!found) throw { missing: name } satisfies Missing;
  return found;
}
