import { collect, makeReport, release } from './reports.ts';
import { HEARTBEAT_FAILED } from './session-errors.ts';
import { log, type SessionTurn } from './session-turn.ts';

const INVALID = 'Invalid input data';

/**
 * A bad value inside a valid object: the tracker sends nothing more in this session (§ 5, § 8). In the middle
 * of one, a single error report says why.
 */
export function fail(turn: SessionTurn, detail: string, where: 'start' | 'ad' | 'chapter' | 'adLength'): void {
  const { session } = turn;
  const text = `${INVALID} | ${detail}`;
  if (where === 'ad' || where === 'adLength') log(turn, `[plugin::adobe-analytics] ${text}`);
  if (where !== 'adLength') log(turn, `[ah::Context] ${text}`);
  log(
    turn,
    `[MediaHeartbeat] ${where === 'start' || where === 'chapter' ? 'Internal error | HeartbeatPlugin is in ERROR state.' : text}`,
  );
  if (where !== 'adLength') log(turn, `[MediaHeartbeat] ${text}`);
  if (where === 'ad' || where === 'chapter') {
    const errorId = `${INVALID}|${detail}`;
    collect(
      turn,
      makeReport(turn, 'error', { asset: 'main', playheadS: 0, errorId, errorSource: 'sourceErrorHeartbeat' }),
    );
  }
  session.hasFailed = true;
  session.hasAnalyticsFailed ||= where !== 'chapter';
  session.open = null;
  release(turn);
}

/** Whether the session is in error state; each thing it would have done is logged. */
export function hasFailed(turn: SessionTurn, wouldDo = 1): boolean {
  if (!turn.session.hasFailed) return false;
  for (let i = 0; i < wouldDo; i++) log(turn, HEARTBEAT_FAILED);
  return true;
}
