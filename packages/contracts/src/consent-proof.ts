/** Proof of consent (C-06). */
import { z } from 'zod';

/**
 * Stored proof of a consent choice (C-06): texts shown, page, new choice and previous one. The visitor id only where
 * there is one: a visitor who refuses has none.
 */
export const ConsentProof = z.strictObject({
  /** In the form of the cookie: `1.110`. */
  choice: z.string().regex(/^1\.[01]{3}$/),
  /** The previous choice. */
  previous: z
    .string()
    .regex(/^1\.[01]{3}$/)
    .nullable(),
  asked: z.enum(['banner', 'centre']),
  /** Edition of the texts shown. */
  words: z.string().regex(/^[\da-f]{12}$/),
  /** Version of the rules whose vendors were listed; null when none ran. */
  rules: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .nullable()
    .default(null),
  visitor: z
    .string()
    .regex(/^[\dA-F-]{16,64}$/)
    .nullable(),
  /** Random: two proofs with one key are the same choice, reported again because the first answer was lost. */
  key: z
    .string()
    .regex(/^\d{1,10}-\d{1,10}$/)
    .nullable()
    .default(null),
});
export type ConsentProof = z.infer<typeof ConsentProof>;
