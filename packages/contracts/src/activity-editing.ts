/** Requests of the studio while an activity is edited: a page to pick elements on, pictures, audience size (P-06). */
import { z } from 'zod';
import { ActivityPlace } from './activity-draft.ts';
import { Audience } from './audiences.ts';

/** `GET /api/activities/editable-page?path=`: address of the page with the picker's scripts in place of its own. */
export const EditablePage = z.object({ url: z.string() });
export type EditablePage = z.infer<typeof EditablePage>;

/** `GET /api/activities/pictures`: names for picture slots, with the address of the smallest rendition. */
export const PictureChoices = z.array(z.object({ name: z.string(), url: z.string() }));
export type PictureChoices = z.infer<typeof PictureChoices>;

/** `POST /api/activities/audience`. */
export const AudienceCountRequest = z.object({ paths: ActivityPlace.shape.paths, audience: Audience });
export type AudienceCountRequest = z.infer<typeof AudienceCountRequest>;

/**
 * Visitors with consent to measurement, in the last `days` whole days up to now. Conditions in `leftOut` cannot be
 * evaluated from hits and count as true: the real number is at most `matching`.
 */
export const AudienceCount = z.object({
  days: z.int(),
  visitors: z.int(),
  /** Visitors of one of the pages, among these. */
  onPages: z.int(),
  /** Visitors of one of the pages while every condition held, among these. */
  matching: z.int(),
  leftOut: z.array(z.enum(['language'])),
});
export type AudienceCount = z.infer<typeof AudienceCount>;
