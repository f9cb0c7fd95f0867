/** What the studio asks while an activity is made: a page to point at, pictures to choose, who would match (P-06). */
import { z } from 'zod';
import { ActivityPlace } from './activities.ts';
import { Audience } from './audiences.ts';

/** `GET /api/activities/editable-page?path=`: address of the page without its scripts, with those of the picker. */
export const EditablePage = z.object({ url: z.string() });
export type EditablePage = z.infer<typeof EditablePage>;

/** `GET /api/activities/pictures`: names for picture slots, and where the smallest one is. */
export const PictureChoices = z.array(z.object({ name: z.string(), url: z.string() }));
export type PictureChoices = z.infer<typeof PictureChoices>;

/** `POST /api/activities/audience`. */
export const AudienceQuestion = z.object({ paths: ActivityPlace.shape.paths, audience: Audience });
export type AudienceQuestion = z.infer<typeof AudienceQuestion>;

/**
 * Visitors with measurement agreed to, of the last `days` whole days up to now. Conditions in `leftOut` were taken to
 * hold, since hits do not say: the true number is at most `matching`.
 */
export const AudienceCount = z.object({
  days: z.int(),
  visitors: z.int(),
  /** Of these, who saw one of the pages. */
  onPages: z.int(),
  /** Of these, who saw one while every condition held. */
  matching: z.int(),
  leftOut: z.array(z.enum(['language'])),
});
export type AudienceCount = z.infer<typeof AudienceCount>;
