/** For tests: mean number of concurrent sessions, from the instants at which the number changed. */
import type { PlaybackRow } from '../../../stores/events/event-rows.ts';
import { isLeftOut } from './is-left-out.ts';

interface Window {
  suite: string;
  fromMs: number;
  toMs: number;
}

export function meanConcurrency(rows: readonly PlaybackRow[], { suite, fromMs, toMs }: Window): number {
  const once = new Map<string, PlaybackRow>();
  for (const row of rows) {
    const other = once.get(row.event_id);
    if (row.suites.includes(suite) && (!other || row.received_at < other.received_at)) once.set(row.event_id, row);
  }
  const playing = [...once.values()].filter(
    (row) => !isLeftOut(row) && row.event === 'play' && row.asset_type === 'main' && row.duration_ms > 0,
  );
  const changes = playing
    .flatMap((row) => [
      { atMs: Date.parse(row.occurred_at) - row.duration_ms, by: 1, session: row.session_id },
      { atMs: Date.parse(row.occurred_at), by: -1, session: row.session_id },
    ])
    .sort((a, b) => a.atMs - b.atMs);
  const open = new Map<string, number>();
  let area = 0;
  let lastMs = fromMs;
  for (const { atMs, by, session } of changes) {
    const nowMs = Math.min(Math.max(atMs, fromMs), toMs);
    area += [...open.values()].filter((heartbeats) => heartbeats > 0).length * (nowMs - lastMs);
    lastMs = nowMs;
    open.set(session, (open.get(session) ?? 0) + by);
  }
  return area / (toMs - fromMs);
}
