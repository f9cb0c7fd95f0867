/** V-02: result of preparing each sold creative, for staff. */
import { z } from 'zod';

/**
 * Why a creative cannot be played from our own origin. A closed list: metrics use it as label, and the studio names
 * each.
 */
export const CreativeProblem = z.enum([
  /** No connection, or an answer other than 200. */
  'unreachable',
  /** The address leads into a private network. */
  'forbiddenAddress',
  'redirects',
  'timeout',
  /** Larger than allowed, whatever size it announces. */
  'tooLarge',
  /** Longer than any break. */
  'tooLong',
  /** A page, another format, or an inconsistent file. */
  'notMp4',
  /** Shorter than it declares. */
  'truncated',
  /** Video other than H.264 or audio other than AAC. */
  'codec',
  'encrypted',
  /** Already fragmented, without declaring it. */
  'fragmented',
  /** Audio only. */
  'noVideo',
  /** It has edit lists. */
  'edits',
  /** Repackaging took too long or used too much memory. */
  'tooMuchWork',
  /** The queue or the disk is full. */
  'full',
  /** A defect of this server. */
  'internal',
]);
export type CreativeProblem = z.infer<typeof CreativeProblem>;

/** Problems that may resolve within minutes: the server retries by itself. */
export const PASSING_PROBLEMS: ReadonlySet<CreativeProblem> = new Set([
  ...(['unreachable', 'timeout', 'full', 'internal', 'tooMuchWork'] as const),
]);

export const SoldCreative = z.object({
  key: z.string(),
  /** Its source address, without the query. */
  source: z.string(),
  /** Null: playable. */
  problem: CreativeProblem.nullable(),
  lengthS: z.number().nullable(),
  /** 0 when not stored. */
  bytes: z.number(),
  /** Number of retries. */
  times: z.number(),
  lastAt: z.iso.datetime(),
});
export type SoldCreative = z.infer<typeof SoldCreative>;

/** Part of `GET /api/reports/advertising`: unplayable ones first, newest first. */
export const SoldCreatives = z.object({ creatives: SoldCreative.array() });
