/** `POST /api/v1/reports/session`: every stored heartbeat of one playback session. */
import { z } from 'zod';
import { SuiteSelection } from './reports.ts';

export const SessionHeartbeatsQuery = z.strictObject({
  /** The server's own without. */
  suite: SuiteSelection.optional(),
  session: z.string().min(1).max(200),
});
export type SessionHeartbeatsQuery = z.infer<typeof SessionHeartbeatsQuery>;

const SessionHeartbeat = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  event: z.string(),
  /** `main` or `ad`. */
  asset: z.string(),
  adName: z.string(),
  chapter: z.string(),
  /** Whole seconds from the start of the media; of a live stream, of the clock. */
  playheadS: z.number(),
  durationMs: z.number(),
  /** Bits per second; 0 when unknown. */
  bitrate: z.number(),
  droppedFrames: z.number(),
  /** '' without an error. */
  error: z.string(),
  errorSource: z.string(),
});
export type SessionHeartbeat = z.infer<typeof SessionHeartbeat>;

/** Oldest first; at most `SESSION_HEARTBEATS`. */
export const SessionHeartbeats = z.object({
  title: z.string(),
  channel: z.string(),
  player: z.string(),
  streamKind: z.string(),
  lengthS: z.number(),
  heartbeatCount: z.number(),
  /** The visitor's whole id, for people who may erase visitors; '' for others, and for a session without one. */
  visitor: z.string().default(''),
  heartbeats: z.array(SessionHeartbeat),
});
export type SessionHeartbeats = z.infer<typeof SessionHeartbeats>;

/** A day of continuous playback sends some nine thousand. */
export const SESSION_HEARTBEATS = 10_000;
