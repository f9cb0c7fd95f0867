/** Versions of the tag library: built, used, promoted and rolled back. */
import { z } from 'zod';
import { Slug } from './catalogue/catalogue-primitives.ts';
import { Environment, LibraryFileName, Property } from './tag-library.ts';

/** The entry; the server also delivers it with an environment's settings. */
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
