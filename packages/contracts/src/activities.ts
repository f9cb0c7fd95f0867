/** Activities (P-06): A/B and multi-variant tests, targeted content, redirects. `/api/activities`. */
import { z } from 'zod';
import { ActivityDraft, draftFields, Share } from './activity-draft.ts';
import { Slug } from './catalogue/catalogue-primitives.ts';

/**
 * `draft` → `live` ⇄ `paused` → `ended` → `archived`. A draft may be archived, too. Once an activity has been live its
 * variant keys are fixed: results refer to them.
 */
export const ActivityState = z.enum(['draft', 'live', 'paused', 'ended', 'archived']);
export type ActivityState = z.infer<typeof ActivityState>;

/** Buckets `from` ≤ b < `to` belong to a variant. */
export const BucketRange = z.object({ variant: Slug, from: Share, to: Share });
export type BucketRange = z.infer<typeof BucketRange>;

export const Activity = z.object({
  ...draftFields,
  id: z.uuid(),
  /** Incremented by each change; an update names the version that it is based on. */
  version: z.int().min(1),
  state: ActivityState,
  /** Part of the hash input; never changes, so that assignments stay stable. */
  salt: z.string().min(1),
  /** Version of the allocation hash (`@sintonia/wire`). */
  hashVersion: z.literal(1),
  /** Buckets of the variants. A change of weights moves as few as possible. */
  ranges: z.array(BucketRange),
  /** Buckets of traffic that take part; disjoint from those of other activities in the exclusion group. */
  slice: z.object({ from: Share, to: Share }),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** E-mail of the person who requested the start, while it waits for a second person. */
  startAskedBy: z.string().nullable(),
});
export type Activity = z.infer<typeof Activity>;

/** One entry of an activity's history, newest first in answers. */
export const ActivityChange = z.object({
  at: z.iso.datetime(),
  /** E-mail of the actor, or empty for the server. */
  by: z.string(),
  action: z.enum(['created', 'updated', 'startAsked', 'started', 'paused', 'stopped', 'archived']),
  version: z.int(),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
});
export type ActivityChange = z.infer<typeof ActivityChange>;

/** Warnings of the studio about an activity. */
export const ActivityWarning = z.discriminatedUnion('kind', [
  /** Its end has passed and it is still live. */
  z.object({ kind: z.literal('expired') }),
  /** Both are live with overlapping pages, times and places; `wins` says which has the higher priority. */
  z.object({ kind: z.literal('overlap'), other: z.uuid(), name: z.string(), wins: z.boolean() }),
  /** Without an end. */
  z.object({ kind: z.literal('endless') }),
  /** A redirect that leads back, or out of the property. */
  z.object({ kind: z.literal('redirect'), why: z.enum(['loop', 'outside']), url: z.string() }),
  /** Clients reported a selector that matches nothing, or far too much. */
  z.object({ kind: z.literal('trouble'), what: z.string(), count: z.int(), lastAt: z.iso.datetime() }),
]);
export type ActivityWarning = z.infer<typeof ActivityWarning>;

/** `GET /api/activities`. */
export const ActivityList = z.array(Activity.extend({ warnings: z.array(ActivityWarning) }));
export type ActivityList = z.infer<typeof ActivityList>;

/**
 * `GET /api/activities/{id}`. For each variant a `url` that shows it to anybody with the link, and a `trialUrl` that
 * keeps the browser that opens it in that variant until `endTrialUrl` is opened. Neither is counted.
 */
export const ActivityDetail = Activity.extend({
  warnings: z.array(ActivityWarning),
  changes: z.array(ActivityChange),
  previews: z.array(z.object({ variant: Slug, url: z.string(), trialUrl: z.string() })),
  endTrialUrl: z.string(),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;

/** `PUT /api/activities/{id}`: `version` is the one that was read; a newer one is answered with 409. */
export const ActivityUpdate = z.object({ version: z.int().min(1), activity: ActivityDraft });
export type ActivityUpdate = z.infer<typeof ActivityUpdate>;

/** `POST /api/activities/{id}/{action}` with `{ version }`. */
export const ActivityAction = z.enum(['start', 'pause', 'stop', 'archive']);
export type ActivityAction = z.infer<typeof ActivityAction>;
