/** A name in both languages of the studio. */
import { z } from 'zod';

export const Words = z.object({ ca: z.string(), en: z.string() });
