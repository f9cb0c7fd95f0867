import type { Failure } from './call-table.ts';
import { part } from './parts.ts';
import type { Draft, SessionDraft } from './session-state.ts';
import type { TextCode } from './session-texts.ts';
import { type Kinds, unusable } from './usable.ts';

export const log = (s: Draft, code: TextCode, ...details: readonly unknown[]): void =>
  part(s, 'diagnostics').log(s, 'error', code, ...details);

/** Warnings are emitted only when debug logging is on. */
export function warn(s: Draft, code: TextCode, ...details: readonly unknown[]): void {
  if (s.debugLogging) part(s, 'diagnostics').log(s, 'warn', code, ...details);
}

/**
 * Checks for an unusable value inside a valid object: after one, the session sends nothing more (§ 5, § 8).
 *
 * @returns whether this check found one
 */
export function fail(s: SessionDraft, values: object, kinds: Kinds, where: Failure['where']): boolean {
  const name = s.failing ? undefined : unusable(values, kinds);
  if (name) part(s, 'diagnostics').failBy(s, { where, name, values, kinds });
  return !!name;
}

/** In error state, logs that a heartbeat was not sent. */
export function logIfFailed(s: Draft): void {
  if (s.failing) log(s, 'heartbeatFailed');
}
