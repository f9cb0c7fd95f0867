/** Scope of the figures of broadcasts. */
import { type Filter, MINUTE_MS, type QuerySegment, type StudioBroadcasts } from '@sintonia/contracts';
import { wallClock } from '../period/civil-day.ts';

export type Broadcast = StudioBroadcasts[number];

/** Scope of the figures. */
export interface Scope {
  suite: string | null;
  segments: readonly QuerySegment[];
  timeZone: string;
  channel: string;
}

export const onChannel = (channel: string): Filter => ({ is: 'equals', dimension: 'playbackChannel', value: channel });
export const live: Filter = { is: 'in', dimension: 'streamKind', values: ['live', 'linear'] };

export const minuteOf = (at: string) => Math.floor(Date.parse(at) / MINUTE_MS);

/** Rounded out to local minutes, the precision of report queries. */
export const periodOf = (fromMs: number, toMs: number, timeZone: string) => ({
  from: wallClock(new Date(fromMs), timeZone),
  to: wallClock(new Date(Math.ceil(toMs / MINUTE_MS) * MINUTE_MS), timeZone),
});

export const queried = ({ suite, segments }: Pick<Scope, 'suite' | 'segments'>) => ({
  ...(suite !== null && { suite }),
  ...(segments.length > 0 && { segments: [...segments] }),
});
