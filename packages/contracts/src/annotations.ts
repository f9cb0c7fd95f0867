/** Annotations on time: by people, and by the system from its own log. */
import { z } from 'zod';

export const ANNOTATION_LIMITS = {
  textCharacters: 200,
  /** In one answer; the newest of a longer list. */
  shown: 500,
  /** Longest period with its broadcasts, which would be too many marks on a longer one. */
  hoursWithBroadcasts: 36,
  /** Shorter broadcasts are not marked. */
  broadcastMinutes: 20,
  /** By one person in a day. */
  perDay: 100,
} as const;

const Instant = z.iso.datetime({ offset: true });

/** `note`: by a person. The others are read from the audit log, the experiments, the alerts and the schedule. */
export const AnnotationKind = z.enum([
  'note',
  'tagPromoted',
  'tagRolledBack',
  'experimentStarted',
  'experimentStopped',
  'imported',
  'mailFailed',
  'replayed',
  'incidentBegan',
  'incidentEnded',
  'broadcast',
]);
export type AnnotationKind = z.infer<typeof AnnotationKind>;

export const Annotation = z.object({
  id: z.string(),
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
  kind: AnnotationKind,
  /** A person's text, or the subject of the event: a version, an activity, a source. */
  text: z.string(),
  /** E-mail; '' for the server itself. */
  by: z.string(),
  mayRemove: z.boolean(),
});
export type Annotation = z.infer<typeof Annotation>;

/** Query of `GET /api/annotations`; `to` is exclusive. */
export const AnnotationQuery = z.object({ from: Instant, to: Instant });

/** `GET /api/annotations`, in order of time. */
export const AnnotationList = z.object({ annotations: z.array(Annotation) });

/** `POST /api/annotations`. */
export const AnnotationRequest = z.strictObject({
  at: Instant,
  text: z.string().trim().min(1).max(ANNOTATION_LIMITS.textCharacters),
});
export type AnnotationRequest = z.infer<typeof AnnotationRequest>;
