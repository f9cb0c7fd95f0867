/** Schedules of the channels, by day. */

import { HOUR_MS } from '@sintonia/wire/durations';
import { z } from 'zod';
import { NumericId } from './catalogue/catalogue-primitives.ts';
import { Broadcast, Channel } from './catalogue.ts';

/** DVR window of a live signal (V-04). */
export const DVR_WINDOW_MS = 2 * HOUR_MS;

/** Window of a linear channel: enough to start and to survive a short interruption. */
export const LINEAR_WINDOW_MS = 60_000;

/**
 * A day of the guide, named by the calendar day on which it begins. It lasts from six in the morning to six the next
 * morning in the broadcaster's zone, so that midnight does not split an evening.
 */
export const GuideDate = z.iso.date();
export type GuideDate = z.infer<typeof GuideDate>;

/** A broadcast, with its on-demand address if it has one. */
export const ScheduledBroadcast = Broadcast.extend({
  episode: z.object({ id: NumericId, kind: z.enum(['video', 'audio']) }).nullable(),
});
export type ScheduledBroadcast = z.infer<typeof ScheduledBroadcast>;

export const ChannelDay = z.object({
  channel: Channel,
  /** Oldest first, uncut: the first may begin before the day does, the last end after it. */
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
