import { randomHex } from './random-hex.ts';

/** § 9: lifetime of an unused supplemental id. */
export const SUPPLEMENTAL_ID_MS = 30_000;

interface Shared {
  readonly id: string;
  readonly sinceMs: number;
  readonly consumedBy: Set<string>;
}

/** Ids that connect the calls of several clients on one page: `mboxMCSDID` and `sdid` (docs/wire/identity.md). */
export interface SupplementalIds {
  /**
   * The current shared id. A client that has it already gets a new one.
   *
   * @param mayMake when false, returns only an id that another client took before
   */
  consume(client: string, mayMake: boolean): string | undefined;
}

/** @param random 16 hexadecimal digits */
export function createSupplementalIds(nowMs: () => number, random: () => string): SupplementalIds {
  let shared: Shared | undefined;
  return {
    consume(client, mayMake) {
      if (shared && (nowMs() - shared.sinceMs >= SUPPLEMENTAL_ID_MS || shared.consumedBy.has(client)))
        shared = undefined;
      if (mayMake) shared ??= { id: `${random()}-${random()}`, sinceMs: nowMs(), consumedBy: new Set() };
      shared?.consumedBy.add(client);
      return shared?.id;
    },
  };
}

/** Those of this page. */
export const pageSupplementalIds: SupplementalIds = createSupplementalIds(
  () => Date.now(),
  () => randomHex(8).toUpperCase(),
);
