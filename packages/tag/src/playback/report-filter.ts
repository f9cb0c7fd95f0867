import { SHORT_MS } from './session-limits.ts';
import type { Report } from './session-state.ts';

const isIn = (events: readonly string[], { event }: Report) => events.includes(event);

/** A report too short to be sent (§ 4; wire-heartbeat § 4.3). */
function isDropped(report: Report, at: number, batch: readonly Report[]): boolean {
  const { event, durationMs } = report;
  if (isIn(['pause', 'stall', 'buffer'], report)) return durationMs <= SHORT_MS && !report.isTracked;
  if (event !== 'play' || durationMs > SHORT_MS) return false;
  // a play of no length opens content; it counts when nothing in the batch has closed it
  return (
    durationMs > 0 ||
    report.asset === 'ad' ||
    batch.slice(at + 1).some((later) => isIn(['play', 'buffer', 'start'], later))
  );
}

const startKey = (report: Report) => report.event === 'start' && (report.ad?.id ?? 'main');

/** What of one batch goes out: of several starts of one asset the last, in the place of the first. */
export function filterBatch(batch: readonly Report[]): Report[] {
  const kept: Report[] = [];
  for (const [at, report] of batch.entries()) {
    if (isDropped(report, at, batch)) continue;
    const key = startKey(report);
    const earlier = key === false ? -1 : kept.findIndex((one) => startKey(one) === key);
    if (earlier < 0) kept.push(report);
    else kept[earlier] = report;
  }
  return kept;
}
