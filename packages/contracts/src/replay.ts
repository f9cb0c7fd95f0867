/** Replay of rejected events (S-04). */
import { z } from 'zod';

/** Answer of `POST /api/rejected/replay`. */
export const ReplayAnswer = z.object({
  /** Rejected events examined. */
  looked: z.number(),
  readable: z.number(),
  /** Only their beginning is stored. */
  cut: z.number(),
  /** Still unreadable, by their current reason. */
  still: z.record(z.string(), z.number()),
  moved: z.number(),
});
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
