/** Activities (P-06): A/B and multi-variant tests, targeted content, redirects. `/api/activities`. */
import { MBOX_CHARACTERS } from '@sintonia/wire';
import { z } from 'zod';
import { Audience, PathPattern } from './audiences.ts';
import { Slug } from './catalogue.ts';
import { Offer } from './offers.ts';

/** Shares are whole basis points: 10,000 is everybody. Equals the number of buckets (`@sintonia/wire`, allocation). */
export const WHOLE = 10_000;
const Share = z.int().min(0).max(WHOLE);

/**
 * `draft` → `live` ⇄ `paused` → `ended` → `archived`. A draft may be archived, too. Once an activity has been live its
 * variant keys are fixed: results refer to them.
 */
export const ActivityState = z.enum(['draft', 'live', 'paused', 'ended', 'archived']);
export type ActivityState = z.infer<typeof ActivityState>;

/**
 * `test`: compares two or more variants; `audience`: one content for visitors who match; `redirect`: to other pages.
 */
export const ActivityKind = z.enum(['test', 'audience', 'redirect']);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** `control` changes nothing: its `offers` are empty. */
export const Variant = z.object({
  key: Slug,
  name: z.string().trim().min(1).max(100),
  /** Share of the activity's visitors; all variants together are 10,000. */
  weight: Share,
  offers: z.array(Offer).max(20),
});
export type Variant = z.infer<typeof Variant>;

/** Where it applies: on these pages, and for requests of these names (P-05: at most `MBOX_CHARACTERS`). */
export const ActivityPlace = z.object({
  paths: z.array(PathPattern).min(1).max(100),
  mboxes: z.array(z.string().min(1).max(MBOX_CHARACTERS)).min(1).max(20).default(['target-global-mbox']),
});
export type ActivityPlace = z.infer<typeof ActivityPlace>;

/** Half-open, ISO 8601; null: no limit on that side. */
export const Schedule = z
  .object({ from: z.iso.datetime().nullable(), to: z.iso.datetime().nullable() })
  .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), { message: 'ends before it begins' });
export type Schedule = z.infer<typeof Schedule>;

/** Metric of an exposed visitor, from the exposure on (R rows; T-10 for the numbered events). */
export const Goal = z.discriminatedUnion('metric', [
  /** A hit with this numbered event, `event10`. */
  z.object({ metric: z.literal('event'), event: z.string().regex(/^event\d{1,4}$/) }),
  /** A click on an element that `trackClick` named, or a link of this name. */
  z.object({ metric: z.literal('click'), name: z.string().min(1).max(MBOX_CHARACTERS) }),
  z.object({ metric: z.literal('play') }),
  z.object({ metric: z.literal('completion') }),
  /** Seconds of main content per visitor. */
  z.object({ metric: z.literal('timeWatched') }),
  z.object({ metric: z.literal('pageviews') }),
  /** A context value of hits or a `trackEvent` of this name; `sum` adds its numbers, `count` counts. */
  z.object({ metric: z.literal('custom'), name: z.string().min(1).max(MBOX_CHARACTERS), as: z.enum(['count', 'sum']) }),
]);
export type Goal = z.infer<typeof Goal>;

const uniqueKeys = (variants: readonly Variant[]) => new Set(variants.map(({ key }) => key)).size === variants.length;
const weighWhole = (variants: readonly Variant[]) => variants.reduce((sum, { weight }) => sum + weight, 0) === WHOLE;

const draftFields = {
  name: z.string().trim().min(1).max(200),
  hypothesis: z.string().trim().max(2000).default(''),
  kind: ActivityKind,
  /** Responsible person: e-mail of a member of staff. */
  owner: z.email(),
  place: ActivityPlace,
  audience: Audience,
  variants: z
    .array(Variant)
    .min(1)
    .max(20)
    .refine(uniqueKeys, { message: 'two variants have one key' })
    .refine(weighWhole, { message: 'the weights of the variants are not 10,000 together' }),
  schedule: Schedule,
  /** When two activities change the same slot or element of a page, the higher priority wins. */
  priority: z.int().min(0).max(999).default(500),
  /** Share of matching visitors that takes part. */
  trafficShare: Share.default(WHOLE),
  /**
   * Share that takes part in no activity: the same visitors for every activity, so that two activities with 500 leave
   * out the same 5 %. Held-out visitors see the default and are counted as the variant `holdout`.
   */
  holdout: Share.max(WHOLE / 2).default(0),
  /** A visitor takes part in at most one activity of a group; their traffic shares add up to at most 10,000. */
  exclusionGroup: Slug.nullable().default(null),
  /** The first decides, the others are secondary. */
  goals: z.array(Goal).min(1).max(10),
  /** Days after the first exposure in which outcomes count; a visitor is counted when they have passed. */
  outcomeDays: z.int().min(1).max(28).default(1),
  /** A/A: everybody sees the default, and exposures count as in a test. Results must show no difference. */
  isAA: z.boolean().default(false),
  /** Starting needs approval by a second person. */
  needsSecondPerson: z.boolean().default(false),
};

/** Variant key under which held-out visitors are counted. */
export const HOLDOUT_VARIANT = 'holdout';

/** Body of a request that creates or changes an activity. */
export const ActivityDraft = z
  .object(draftFields)
  .refine(({ variants }) => variants.every(({ key }) => key !== HOLDOUT_VARIANT), {
    message: 'no variant may be called «holdout»',
    path: ['variants'],
  })
  .refine(({ kind, variants }) => kind === 'audience' || variants.length > 1, {
    message: 'a comparison needs two variants',
    path: ['variants'],
  });
export type ActivityDraft = z.infer<typeof ActivityDraft>;
/** The same before defaults are filled in. */
export type ActivityInput = z.input<typeof ActivityDraft>;

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
