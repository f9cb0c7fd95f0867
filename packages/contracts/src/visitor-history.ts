/** What is stored of one visitor, for the privacy role. */
import { z } from 'zod';

const VisitorHit = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  kind: z.string(),
  page: z.string(),
  title: z.string(),
  /** Search term, link name, or selector that an experiment did not find; '' without any. */
  detail: z.string(),
  /** Id of the experiment, and key of its variant; '' without any. */
  activity: z.string(),
  variant: z.string(),
  /** Time in view that the hit reports; 0 for other kinds. */
  visibleMs: z.number(),
  referrer: z.string(),
  campaign: z.string(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  suite: z.string(),
});
export type VisitorHit = z.infer<typeof VisitorHit>;

const VisitorPlayback = z.object({
  at: z.string(),
  /** Of its last event. */
  lastAt: z.string(),
  session: z.string(),
  title: z.string(),
  channel: z.string(),
  /** Main content only. */
  playedS: z.number(),
  isCompleted: z.boolean(),
  hasFailed: z.boolean(),
});
export type VisitorPlayback = z.infer<typeof VisitorPlayback>;

/** `POST /api/privacy/visitor`. Lists are newest first, up to `VISITOR_ROWS`. */
export const VisitorHistory = z.object({
  /** Pseudonym in the audit log. */
  subject: z.string(),
  counts: z.object({ hits: z.number(), playback: z.number(), rejected: z.number() }),
  sessions: z.number(),
  /** Null without events. */
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  hits: z.array(VisitorHit),
  playback: z.array(VisitorPlayback),
});
export type VisitorHistory = z.infer<typeof VisitorHistory>;

export const VISITOR_ROWS = 500;
