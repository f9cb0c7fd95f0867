/** V-02: what became of each file that an ad server sold, as staff see it. */
import { z } from 'zod';

/** Why a creative cannot be played from our own origin. Closed: metrics label by it, and the studio names each. */
export const CreativeProblem = z.enum([
  /** No connection, or an answer other than 200. */
  'unreachable',
  /** It leads into a private network. */
  'forbiddenAddress',
  'redirects',
  'timeout',
  /** Larger than a creative may be, whatever it says in advance. */
  'tooLarge',
  /** It plays for longer than any break. */
  'tooLong',
  /** A page, another format, or a file that contradicts itself. */
  'notMp4',
  /** It ends before what it says it holds. */
  'truncated',
  /** Pictures other than H.264 or sound other than AAC. */
  'codec',
  'encrypted',
  /** It comes in fragments already, and says so nowhere. */
  'fragmented',
  /** Sound alone. */
  'noVideo',
  /** It is cut together from several parts of its tracks. */
  'edits',
  /** Its repackaging took too long or used too much memory. */
  'tooMuchWork',
  /** Too many wait already, or there is no room on disk. */
  'full',
  /** A fault of ours. */
  'internal',
]);
export type CreativeProblem = z.infer<typeof CreativeProblem>;

/** What may be different a few minutes later: the server looks at it again by itself. */
export const PASSING_PROBLEMS: ReadonlySet<CreativeProblem> = new Set([
  ...(['unreachable', 'timeout', 'full', 'internal', 'tooMuchWork'] as const),
]);

export const SoldCreative = z.object({
  key: z.string(),
  /** Where it comes from, without its query. */
  source: z.string(),
  /** Null: it plays. */
  problem: CreativeProblem.nullable(),
  lengthS: z.number().nullable(),
  /** 0 for what was not kept. */
  bytes: z.number(),
  /** How often it was looked at again. */
  times: z.number(),
  lastAt: z.iso.datetime(),
});
export type SoldCreative = z.infer<typeof SoldCreative>;

/** Of `GET /api/reports/advertising`: those that cannot be played first, the latest first. */
export const SoldCreatives = z.object({ creatives: SoldCreative.array() });
