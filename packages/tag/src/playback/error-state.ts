import type { Failure } from './call-table.ts';
import { part } from './parts.ts';
import type { Draft, SessionDraft } from './session-state.ts';
import type { TextCode } from './session-texts.ts';
import { type Kinds, unusable } from './usable.ts';

export const log = (s: Draft, code: TextCode, ...details: readonly unknown[]): void =>
  part(s, 'diagnostics').log(s, 'error', code, ...details);

/** Warnings are told only where somebody listens. */
export function warn(s: Draft, code: TextCode, ...details: readonly unknown[]): void {
  if (s.debugLogging) part(s, 'diagnostics').log(s, 'warn', code, ...details);
}

/**
 * A bad value inside a valid object: the tracker sends nothing more in this session (§ 5, § 8).
 *
 * @returns whether one has been found now
 */
export function fail(s: SessionDraft, values: object, kinds: Kinds, where: Failure['where']): boolean {
  const name = s.failing ? undefined : unusable(values, kinds);
  if (name) part(s, 'diagnostics').failBy(s, { where, name, values, kinds });
  return !!name;
}

/** Reports something that the session would do, were it not in error state. */
export function logIfFailed(s: Draft): void {
  if (s.failing) log(s, 'heartbeatFailed');
}
