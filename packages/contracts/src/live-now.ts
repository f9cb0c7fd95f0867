/** State of the real-time screen, as `GET /api/realtime` sends it. */
import { z } from 'zod';

/** Where a visit came from: the dimension `referrerType` of reports. */
export const SOURCE_KINDS = ['direct', 'internal', 'search', 'social', 'other'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Seconds of the curves. */
export const CURVE_SECONDS = 600;

/**
 * Visitors active in the last five minutes; viewers whose main content advanced in the last 15 s by their heartbeats
 * (one and a half intervals where those come less often) and whose session has not ended.
 */
export const LiveNow = z.object({
  at: z.string(),
  visitors: z.number(),
  viewers: z.number(),
  /** The same two figures at each of the last 600 seconds, oldest first; the last of each is the figure at `at`. */
  bySecond: z.object({ visitors: z.array(z.number()), viewers: z.array(z.number()) }),
  /** Page views in each of the last 30 minutes, oldest first. */
  pageviewsByMinute: z.array(z.number()),
  pages: z.array(z.object({ pageName: z.string(), path: z.string(), visitors: z.number() })),
  videos: z.array(z.object({ videoId: z.string(), name: z.string(), viewers: z.number() })),
  /** By the channel that the player names; `liveViewers` are those of its live stream. */
  channels: z.array(z.object({ channel: z.string(), viewers: z.number(), liveViewers: z.number() })),
  /** By the referrer of the first page of the visit. The host is '' for direct visits and those of the same site. */
  sources: z.array(z.object({ kind: z.enum(SOURCE_KINDS), host: z.string(), visitors: z.number() })),
});
export type LiveNow = z.infer<typeof LiveNow>;
