/** The tag library of a property: versions that never change, and three environments that point at one each (T-06, T-12). */
import { z } from 'zod';
import { Slug } from './catalogue.ts';

export const Environment = z.enum(['development', 'staging', 'production']);
export type Environment = z.infer<typeof Environment>;

const perEnvironment = <T extends z.ZodType>(value: T) => z.record(Environment, value);

/** T-09: kinds of scripts that `VENDOR_SCRIPTS` names. */
export const VendorScriptKind = z.enum(['tagLibrary', 'custom', 'modules']);
export type VendorScriptKind = z.infer<typeof VendorScriptKind>;

/** § 5: somebody who measures, and the purposes that the visitor must agree to for it. */
export const Vendor = z.object({
  name: z.string().min(1),
  purposes: z.array(z.enum(['analytics', 'audience', 'personalisation'])).min(1),
  /** Number on the IAB's global vendor list, of who is on it (C-05). */
  tcfId: z.int().positive().optional(),
  /** What of `VENDOR_SCRIPTS` loads with its consent. */
  loads: z.array(VendorScriptKind).optional(),
});

/** By the name that conditions and the consent cookie use. */
export const Vendors = z.record(z.string().regex(/^[\w-]{1,60}$/), Vendor);
export type Vendors = z.infer<typeof Vendors>;

/** T-06, § 9: a site as its tag sees it. */
export const Property = z.object({
  slug: Slug,
  name: z.string().min(1),
  /** Where the tag may run outside development; one domain, and what is below it. */
  domains: z.array(z.hostname()).length(1),
  /** The site tag's one account, with an id for each environment. */
  account: z.object({ type: z.literal('ga'), ids: perEnvironment(z.string().min(1)) }),
  /** Each environment counts in a report suite of its own. */
  reportSuites: perEnvironment(z.string().regex(/^[\w.-]{1,100}$/)),
  /** § 9: whether a visitor id that another site of the broadcaster hands over is taken. */
  acceptsIncomingLinks: z.boolean(),
  /** § 5, C-01: who measures; consent is asked for in their names. None where this is left out. */
  vendors: Vendors.optional(),
  /** Parameters of page addresses that hits name, in small letters; all where this is left out. */
  measuredParameters: z.array(z.string().regex(/^[a-z0-9_-]{1,60}$/)).optional(),
  /** name that our tracker is exposed under, for page code of the incumbent's library. */
  trackerName: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .optional(),
  /** I-03: origins of other sites of the broadcaster that frame this one, or are framed by it. */
  handshakeOrigins: z.array(z.url({ protocol: /^https$/ })).optional(),
});
export type Property = z.infer<typeof Property>;

/** Names of a version's files: one folder, and only what a browser loads. */
export const LibraryFileName = z.string().regex(/^[\w-]{1,80}\.js$/);

/** The file that `tag.js` loads first. */
export const LIBRARY_ENTRY = 'library.js';

/** The file with the rules alone, which the property's own site runs with a tag of its own. */
export const SITE_RULES_ENTRY = 'rules.js';

/** A built library, as `npm run tag -- publish` hands it in. */
export const BuiltLibrary = z.strictObject({
  property: Property,
  /** The rule set's own version. */
  rules: z.string().min(1).max(60),
  /** File name → text. */
  files: z
    .record(LibraryFileName, z.string().min(1))
    .refine((files) => LIBRARY_ENTRY in files, { message: `${LIBRARY_ENTRY} is missing` })
    .refine((files) => SITE_RULES_ENTRY in files, { message: `${SITE_RULES_ENTRY} is missing` }),
});
export type BuiltLibrary = z.infer<typeof BuiltLibrary>;

export const LibraryVersion = z.object({
  /** Of its content: the same files are the same version. */
  id: z.string(),
  rules: z.string(),
  publishedAt: z.string(),
  bytes: z.number(),
});
export type LibraryVersion = z.infer<typeof LibraryVersion>;

/** A change of what an environment points at; the newest is in force. */
export const LibraryMove = z.object({
  environment: Environment,
  version: z.string(),
  kind: z.enum(['published', 'promoted', 'rolledBack']),
  at: z.string(),
  by: z.string(),
});
export type LibraryMove = z.infer<typeof LibraryMove>;

/** What page views of the last half hour say of a version that measured them. */
export const LibraryUse = z.object({
  version: z.string(),
  pageviews: z.number(),
  /** Of those who agreed to be measured. */
  visitors: z.number(),
  lastAt: z.string(),
});
export type LibraryUse = z.infer<typeof LibraryUse>;

/** What is known of the library of one property. */
export const LibraryStatus = z.object({
  property: Property,
  /** Newest first. */
  versions: LibraryVersion.array(),
  /** Null before the first version. */
  environments: z.record(Environment, LibraryMove.nullable()),
  /** The version that one step back leads to; null where there is none. */
  before: z.record(Environment, z.string().nullable()),
  /** Newest first. */
  moves: LibraryMove.array(),
  /** By environment, the most viewed first; null while the event store cannot be asked. */
  inUse: z.record(Environment, LibraryUse.array()).nullable(),
});
export type LibraryStatus = z.infer<typeof LibraryStatus>;

/** `GET /api/tag-library`. */
export const LibraryList = z.object({
  /** Where pages fetch `/tag/…` from. */
  origin: z.url(),
  properties: LibraryStatus.array(),
  /** What the website of this server runs: its pages take over a move within seconds. */
  site: z.object({ property: Slug, environment: Environment }),
});
export type LibraryList = z.infer<typeof LibraryList>;

/** `POST /api/tag-library/{property}/promote`. Whoever says which version they saw is refused when it is another by now. */
export const LibraryPromotion = z.strictObject({ from: Environment, to: Environment, version: z.string().optional() });
export type LibraryPromotion = z.infer<typeof LibraryPromotion>;

/** `POST /api/tag-library/{property}/rollback`; `version` as above, of what is left. */
export const LibraryRollback = z.strictObject({ environment: Environment, version: z.string().optional() });
export type LibraryRollback = z.infer<typeof LibraryRollback>;
