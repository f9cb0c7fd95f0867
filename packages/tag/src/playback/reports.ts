import type { HeartbeatEvent } from '@sintonia/wire';
import { filterBatch } from './report-filter.ts';
import { DRIFT_MS, LONGEST_MS, WORK_QUEUE } from './session-limits.ts';
import type { LastingState, OpenState, Report, SentReport } from './session-state.ts';
import { log, type SessionTurn, type Turn } from './session-turn.ts';

/** A report of this moment, for the current asset unless told otherwise. */
export function makeReport(turn: SessionTurn, event: HeartbeatEvent, more: Partial<Report> = {}): Report {
  const { session, quality } = turn;
  const asset = more.asset ?? (session.ad ? 'ad' : 'main');
  return {
    event,
    asset,
    media: session.media,
    sessionId: session.sessionId,
    durationMs: 0,
    playheadS: turn.playheadS,
    atMs: turn.nowMs,
    ad: asset === 'ad' ? session.ad : null,
    chapter: session.chapter,
    quality,
    startupMs: quality ? quality.startupS * 1000 : session.startupMs,
    ...(event === 'start'
      ? { metadata: { ...session.metadata, ...(asset === 'ad' ? session.ad?.metadata : null) } }
      : null),
    ...more,
  };
}

/** Keeps a report for the next release; in error state and after an idle end nothing is kept. */
export function collect(turn: SessionTurn, report: Report): void {
  if (turn.session.hasFailed || turn.session.isIdle) return;
  turn.session.batch = [...turn.session.batch, report];
}

/** On the wire, or held back in order while privacy is not known (§ 4). */
export function send({ state, outputs }: Turn, report: SentReport): void {
  if (state.isReporting) outputs.push({ type: 'send', report });
  else if (state.held.length < WORK_QUEUE) state.held = [...state.held, report];
}

/** Sends what is collected: filtered, chained by kind. */
export function release(turn: SessionTurn): void {
  const { session } = turn;
  if (session.batch.length === 0) return;
  for (const report of filterBatch(session.batch)) {
    const kind = `${report.event} ${report.ad?.id ?? report.media.id}`;
    const previousAtMs = session.previous[kind] ?? -1;
    session.previous = { ...session.previous, [kind]: report.atMs };
    send(turn, { ...report, previousAtMs, isVisitorKnown: session.isVisitorKnown });
  }
  session.batch = [];
}

/** Time in the open state since its last report, corrected where the clock cannot be trusted (§ 9). */
function elapsedMs(turn: SessionTurn, open: OpenState, isBesideAd: boolean): number {
  const clockMs = turn.nowMs - open.sinceMs;
  if (clockMs > LONGEST_MS || clockMs < 0) return 0;
  if (open.state !== 'play' || open.asset !== 'main' || isBesideAd || open.isBesideAd) return clockMs;
  const movedMs = (turn.playheadS - open.sinceS) * 1000;
  const driftMs = Math.abs(movedMs - clockMs);
  if (driftMs <= DRIFT_MS) return clockMs;
  const durationMs = Math.max(0, Math.floor(Math.min(clockMs, movedMs)));
  log(
    turn,
    `[ah::Context]  Resetting duration in lastInBandItem[main:play] call to ${durationMs} as calculated error delta (${Math.floor(driftMs)})exceeds 2sec`,
    'warn',
  );
  return durationMs;
}

function reportOpen(turn: SessionTurn, open: OpenState, durationMs: number): void {
  const { quality, isTracked } = open;
  collect(turn, makeReport(turn, open.state, { asset: open.asset, durationMs, quality, isTracked }));
}

/** Reports and closes the open state; returns how long it was. */
export function closeState(turn: SessionTurn, { isBesideAd = false, isStarted = false } = {}): void {
  const { session } = turn;
  const { open } = session;
  if (!open) return;
  const durationMs = elapsedMs(turn, open, isBesideAd);
  if (isStarted && open.state === 'start' && durationMs > 0) session.startupMs = durationMs;
  reportOpen(turn, open, durationMs);
  session.open = null;
}

export interface Opening {
  readonly isTracked?: boolean;
  readonly isBesideAd?: boolean;
}

export function openState(turn: SessionTurn, state: LastingState, asset: 'main' | 'ad', how: Opening = {}): void {
  const { session, nowMs: sinceMs, playheadS: sinceS, quality } = turn;
  const { isTracked = false, isBesideAd = false } = how;
  if (session.hasFailed) return;
  session.open = { state, asset, sinceMs, sinceS, quality, isTracked, isBesideAd };
  reportOpen(turn, session.open, 0);
}

/** Reports the open state and goes on in it: one report, no zero. */
export function ping(turn: SessionTurn): void {
  const { session, nowMs: sinceMs, playheadS: sinceS, quality } = turn;
  const { open } = session;
  if (!open) return;
  reportOpen(turn, open, elapsedMs(turn, open, false));
  session.open = { ...open, sinceMs, sinceS, quality, isBesideAd: false };
}
