/** The tag library of a property: immutable versions, and three environments that each point at one (T-06, T-12). */
import { z } from 'zod';
import { Slug } from './catalogue.ts';

export const Environment = z.enum(['development', 'staging', 'production']);
export type Environment = z.infer<typeof Environment>;

const perEnvironment = <T extends z.ZodType>(value: T) => z.record(Environment, value);

/** T-09: kinds of scripts in `VENDOR_SCRIPTS`. */
export const VendorScriptKind = z.enum(['tagLibrary', 'custom', 'modules']);
export type VendorScriptKind = z.infer<typeof VendorScriptKind>;

/** § 5: a vendor that measures, and the purposes that it needs consent for. */
export const Vendor = z.object({
  name: z.string().min(1),
  purposes: z.array(z.enum(['analytics', 'audience', 'personalisation'])).min(1),
  /** Number on the IAB's global vendor list, if listed (C-05). */
  tcfId: z.int().positive().optional(),
  /** Scripts of `VENDOR_SCRIPTS` that load with its consent. */
  loads: z.array(VendorScriptKind).optional(),
});

/** By the name in conditions and in the consent cookie. */
export const Vendors = z.record(z.string().regex(/^[\w-]{1,60}$/), Vendor);
export type Vendors = z.infer<typeof Vendors>;

/** T-06, § 9: configuration of a site for its tag. */
export const Property = z.object({
  slug: Slug,
  name: z.string().min(1),
  /** Where the tag may run outside development: one domain with its subdomains. */
  domains: z.array(z.hostname()).length(1),
  /** The site tag's account, with an id for each environment. */
  account: z.object({ type: z.literal('ga'), ids: perEnvironment(z.string().min(1)) }),
  /** Each environment has its own report suite. */
  reportSuites: perEnvironment(z.string().regex(/^[\w.-]{1,100}$/)),
  /** § 9: whether visitor ids from links of other sites of the broadcaster are accepted. */
  acceptsIncomingLinks: z.boolean(),
  /** § 5, C-01: vendors that measure; consent names them. None by default. */
  vendors: Vendors.optional(),
  /** Query parameters of page addresses that hits report, in lower case; all by default. */
  measuredParameters: z.array(z.string().regex(/^[a-z0-9_-]{1,60}$/)).optional(),
  /** global name of our tracker, for page code written for the incumbent's library. */
  trackerName: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .optional(),
  /** I-03: origins of the broadcaster's other sites that frame this one, or are framed by it. */
  handshakeOrigins: z.array(z.url({ protocol: /^https$/ })).optional(),
});
export type Property = z.infer<typeof Property>;

/** File names of a version: one folder, scripts only. */
export const LibraryFileName = z.string().regex(/^[\w-]{1,80}\.js$/);

/** The file that `tag.js` loads first. */
export const LIBRARY_ENTRY = 'library.js';

/** The file with the rules only, for the property's own site, which has its own tag. */
export const SITE_RULES_ENTRY = 'rules.js';

/** A built library, as uploaded by `npm run tag -- publish`. */
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
  /** Hash of its content: the same files are the same version. */
  id: z.string(),
  rules: z.string(),
  publishedAt: z.string(),
  bytes: z.number(),
});
export type LibraryVersion = z.infer<typeof LibraryVersion>;

/** A change of an environment's version; the newest is in force. */
export const LibraryMove = z.object({
  environment: Environment,
  version: z.string(),
  kind: z.enum(['published', 'promoted', 'rolledBack']),
  at: z.string(),
  by: z.string(),
});
export type LibraryMove = z.infer<typeof LibraryMove>;

/** Page views of the last half hour by the library version that measured them. */
export const LibraryUse = z.object({
  version: z.string(),
  pageviews: z.number(),
  /** Visitors with consent to measurement. */
  visitors: z.number(),
  lastAt: z.string(),
});
export type LibraryUse = z.infer<typeof LibraryUse>;

/** Status of one property's library. */
export const LibraryStatus = z.object({
  property: Property,
  /** Newest first. */
  versions: LibraryVersion.array(),
  /** Null before the first version. */
  environments: z.record(Environment, LibraryMove.nullable()),
  /** Version that a rollback leads to; null without one. */
  before: z.record(Environment, z.string().nullable()),
  /** Newest first. */
  moves: LibraryMove.array(),
  /** By environment, most viewed first; null while the event store is unavailable. */
  inUse: z.record(Environment, LibraryUse.array()).nullable(),
});
export type LibraryStatus = z.infer<typeof LibraryStatus>;

/** `GET /api/tag-library`. */
export const LibraryList = z.object({
  /** Origin from which pages load `/tag/…`. */
  origin: z.url(),
  properties: LibraryStatus.array(),
  /** Property and environment of this server's website: its pages take over a new version within seconds. */
  site: z.object({ property: Slug, environment: Environment }),
});
export type LibraryList = z.infer<typeof LibraryList>;

/** `POST /api/tag-library/{property}/promote`. A request that names the version seen is refused when it has changed. */
export const LibraryPromotion = z.strictObject({ from: Environment, to: Environment, version: z.string().optional() });
export type LibraryPromotion = z.infer<typeof LibraryPromotion>;

/** `POST /api/tag-library/{property}/rollback`; `version` as above, of the version that is left. */
export const LibraryRollback = z.strictObject({ environment: Environment, version: z.string().optional() });
export type LibraryRollback = z.infer<typeof LibraryRollback>;
