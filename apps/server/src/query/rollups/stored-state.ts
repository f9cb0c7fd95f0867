/** Whether rollups can have anything to do: one statement that reads no event. */
import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';

export interface StoredState {
  hits: number;
  playback: number;
  /** Latest change of an hour, epoch ms; in the future while a deletion holds hours back. */
  touchedMs: number;
  /** The engine's clock, epoch ms. */
  nowMs: number;
}

// Counts of whole tables are read from metadata. A deletion touches the hours that it changes.
const QUERY = `
  select (select count() from hits) as hits, (select count() from playback) as playback,
    toUnixTimestamp64Milli(max(touched_at)) as touchedMs, toUnixTimestamp64Milli(now64(3, 'UTC')) as nowMs
  from rollup_touches`;

export async function readStoredState(events: Pick<EventStore, 'query'>): Promise<StoredState> {
  const [state] = await events.query<StoredState>(QUERY);
  if (state === undefined) throw new Error('the engine gave no state');
  return state;
}

/**
 * Whether a round that began at `from`, and did everything that was due then, has left nothing to do until `to`: no event
 * was stored, all changed hours had settled, and no further hour has ended and settled.
 */
export function isNothingDue(from: StoredState, to: StoredState, settleMs: number): boolean {
  const settledHour = ({ nowMs }: StoredState) => Math.floor((nowMs - settleMs) / HOUR_MS);
  return (
    from.hits === to.hits &&
    from.playback === to.playback &&
    from.nowMs > to.touchedMs + settleMs &&
    settledHour(from) === settledHour(to)
  );
}
