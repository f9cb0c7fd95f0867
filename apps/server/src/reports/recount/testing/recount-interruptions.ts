/** Stalls, and the ad break in which a viewer left, counted from heartbeats in their order. */
import type { PlaybackRow } from '../../../stores/events/event-rows.ts';
import { at, isContent } from './heartbeat-values.ts';
import type { Viewing } from './recount-playback.ts';

/** Stalled heartbeats, and those that begin a stall, in the order in which their states began. */
export function stallsOf(heartbeats: readonly PlaybackRow[]): Pick<Viewing, 'stalled' | 'stallBegins'> {
  const began = (row: PlaybackRow) => at(row) - row.duration_ms;
  const ordered = [...heartbeats].sort(
    (a, b) => began(a) - began(b) || at(a) - at(b) || (a.event_id < b.event_id ? -1 : 1),
  );
  const [stalled, stallBegins] = [new Set<PlaybackRow>(), new Set<PlaybackRow>()];
  let isAfterContent = false;
  let wait: PlaybackRow[] = [];
  const endWait = (isOfBreak: boolean) => {
    const [first] = wait;
    if (first && isAfterContent && !isOfBreak) {
      stallBegins.add(first);
      for (const row of wait) stalled.add(row);
    }
    wait = [];
  };
  for (const row of ordered) {
    const isMain = row.asset_type === 'main';
    const isWait = isMain && (row.event === 'buffer' || row.event === 'stall');
    if (isWait && row.pod_id === '') wait.push(row);
    else if (isWait || isContent(row) || !isMain || row.event === 'pause') {
      endWait(!isMain);
      isAfterContent = isContent(row);
    }
  }
  endWait(false);
  return { stalled, stallBegins };
}

/** The break of an unfinished ad with no content after it. */
export function breakOfEnd(heartbeats: readonly PlaybackRow[]): string {
  const isOfAd = ({ asset_type }: PlaybackRow) => asset_type === 'ad';
  const last = heartbeats
    .filter((row) => isOfAd(row) || (isContent(row) && row.duration_ms > 0))
    .sort(
      (a, b) =>
        at(a) - at(b) ||
        Number(a.event === 'complete') - Number(b.event === 'complete') ||
        (a.event_id < b.event_id ? -1 : 1),
    )
    .at(-1);
  return last && isOfAd(last) && last.event !== 'complete' ? last.pod_id : '';
}
