import { z } from 'zod';
import { Answer, Count, Page, Scope } from './analysis-parts.ts';

/** Viewings that played each part of a title: a filter on `mediaId` or `title` says which. */
export const PositionsQuery = z.strictObject({
  ...Scope,
  /** Seconds of content in each part. */
  per: z.number().int().min(1).max(3600).default(10),
});
export type PositionsQuery = z.infer<typeof PositionsQuery>;

export const PositionsAnswer = z.object({
  ...Answer,
  viewings: Count,
  /** Longest length stated by a player, seconds; 0 when unknown. */
  lengthS: Count,
  /** Parts in which something played; `left` is the number of viewings whose last played second lies in the part. */
  points: z.array(z.object({ atS: Count, viewings: Count, left: Count })),
});
export type PositionsAnswer = z.infer<typeof PositionsAnswer>;

export const PositionsRowsQuery = z.strictObject({
  query: PositionsQuery,
  atS: z.number().int().min(0),
  /** Every part that begins before it, from that of `atS` on; by default that part alone. */
  untilS: z.number().int().min(1).optional(),
  /** Only viewings that stopped in the part. */
  isLeft: z.boolean().default(false),
  ...Page,
});
