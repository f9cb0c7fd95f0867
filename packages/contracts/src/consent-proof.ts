/** Proof of consent (C-06). */
import { z } from 'zod';

/**
 * What the server keeps of a choice to be able to prove it (C-06): which words were shown, where, what was chosen and
 * what before. The visitor's id only where there is one: who refuses has none.
 */
export const ConsentProof = z.strictObject({
  /** In the form of the cookie: `1.110`. */
  choice: z.string().regex(/^1\.[01]{3}$/),
  /** The choice that this one replaces. */
  previous: z
    .string()
    .regex(/^1\.[01]{3}$/)
    .nullable(),
  asked: z.enum(['banner', 'centre']),
  /** Edition of the words that were shown: changes with them. */
  words: z.string().regex(/^[\da-f]{12}$/),
  /** Version of the rules whose vendors were asked for; null where none ran. */
  rules: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .nullable()
    .default(null),
  visitor: z
    .string()
    .regex(/^[\dA-F-]{16,64}$/)
    .nullable(),
});
export type ConsentProof = z.infer<typeof ConsentProof>;

/** How visitors chose in a day, by what they chose. */
export interface ConsentDay {
  /** `2026-11-21`, a civil day of the broadcaster’s. */
  day: string;
  choice: string;
  asked: ConsentProof['asked'];
  /** First choices, and changes of mind. */
  first: number;
  changed: number;
}
