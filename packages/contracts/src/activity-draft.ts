/** An activity as it is edited. */
import { MBOX_CHARACTERS } from '@sintonia/wire';
import { z } from 'zod';
import { Audience, PathPattern } from './audiences.ts';
import { Slug } from './catalogue/catalogue-primitives.ts';
import { Offer } from './offers.ts';

/** Shares are whole basis points: 10,000 is everybody. Equals the number of buckets (`@sintonia/wire`, allocation). */
export const WHOLE = 10_000;
export const Share = z.int().min(0).max(WHOLE);

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

export const draftFields = {
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
