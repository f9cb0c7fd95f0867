import { collect, release } from './reports.ts';
import { HEARTBEAT_FAILED } from './session-errors.ts';
import type { SessionDraft } from './session-state.ts';
import { log } from './session-turn.ts';

const INVALID = 'Invalid input data';

/**
 * A bad value inside a valid object: the tracker sends nothing more in this session (§ 5, § 8). In the middle
 * of one, a single error report says why; the analytics side finds a bad ad as well, and a bad ad length alone.
 *
 * @param detail what is wrong, if anything
 * @returns whether something is wrong
 */
export function fail(
  s: SessionDraft,
  detail: string | undefined | false,
  where: 'start' | 'ad' | 'chapter' | 'adLength',
): boolean {
  if (!detail || s.hasFailed) return false;
  const isOfAd = where.startsWith('ad');
  const text = `${INVALID} | ${detail}`;
  if (isOfAd) log(s, `[plugin::adobe-analytics] ${text}`);
  if (where !== 'adLength') {
    log(s, `[ah::Context] ${text}`);
    log(s, `[MediaHeartbeat] ${isOfAd ? text : 'Internal error | HeartbeatPlugin is in ERROR state.'}`);
    if (where !== 'start') {
      collect(s, 'error', {
        assetType: 'main',
        playheadS: 0,
        errorId: `${INVALID}|${detail}`,
        errorSource: 'sourceErrorHeartbeat',
      });
    }
  }
  log(s, `[MediaHeartbeat] ${text}`);
  s.hasFailed = true;
  s.hasAnalyticsFailed ||= where !== 'chapter';
  s.open = null;
  release(s);
  return true;
}

/** Tells of something that the session would do, were it not in error state. */
export function tellIfFailed(s: SessionDraft): void {
  if (s.hasFailed) log(s, HEARTBEAT_FAILED);
}
