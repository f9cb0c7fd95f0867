/** What the channels broadcast, day by day. */

import { z } from 'zod';
import { Broadcast, Channel, NumericId } from './catalogue.ts';
import { HOUR_MS } from './durations.ts';

/** How far back one can go in a live signal (V-04). */
export const DVR_WINDOW_MS = 2 * HOUR_MS;

/** What a linear channel keeps: enough to start with and to get over a bad moment. */
export const LINEAR_WINDOW_MS = 60_000;

/**
 * A day of the guide, by the calendar day on which it begins. It lasts from six in the morning to six of the next
 * morning where the broadcaster is, so that an evening is not cut at midnight.
 */
export const GuideDate = z.iso.date();
export type GuideDate = z.infer<typeof GuideDate>;

/** A broadcast, and where it can be watched or heard at any time, when it can. */
export const ScheduledBroadcast = Broadcast.extend({
  episode: z.object({ id: NumericId, kind: z.enum(['video', 'audio']) }).nullable(),
});
export type ScheduledBroadcast = z.infer<typeof ScheduledBroadcast>;

export const ChannelDay = z.object({
  channel: Channel,
  /** Oldest first, whole: the first may begin before the day does, the last end after it. */
  broadcasts: z.array(ScheduledBroadcast),
});
export type ChannelDay = z.infer<typeof ChannelDay>;

export const GuideDay = z.object({
  date: GuideDate,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  channels: z.array(ChannelDay),
});
export type GuideDay = z.infer<typeof GuideDay>;
