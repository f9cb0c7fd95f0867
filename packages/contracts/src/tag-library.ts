/** The tag library of a property: versions that never change, and three environments that point at one each (T-06, T-12). */
import { z } from 'zod';
import { Slug } from './catalogue.ts';

export const Environment = z.enum(['development', 'staging', 'production']);
export type Environment = z.infer<typeof Environment>;

const perEnvironment = <T extends z.ZodType>(value: T) => z.record(Environment, value);

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
  /** § 9: whether a visitor id that another site of the house hands over is taken. */
  acceptsIncomingLinks: z.boolean(),
  /** name that our tracker is exposed under, for page code of the incumbent's library. */
  trackerName: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .optional(),
  /** I-03: origins of other sites of the house that frame this one, or are framed by it. */
  handshakeOrigins: z.array(z.url({ protocol: /^https$/ })).optional(),
});
export type Property = z.infer<typeof Property>;

/** Names of a version's files: one folder, and only what a browser loads. */
export const LibraryFileName = z.string().regex(/^[\w-]{1,80}\.js$/);

/** The file that `tag.js` loads first. */
export const LIBRARY_ENTRY = 'library.js';

/** A built library, as `npm run tag -- publish` hands it in. */
export const BuiltLibrary = z.strictObject({
  property: Property,
  /** The rule set's own version. */
  rules: z.string().min(1).max(60),
  /** File name → text. */
  files: z
    .record(LibraryFileName, z.string().min(1))
    .refine((files) => LIBRARY_ENTRY in files, { message: `${LIBRARY_ENTRY} is missing` }),
});
export type BuiltLibrary = z.infer<typeof BuiltLibrary>;

export interface LibraryVersion {
  /** Of its content: the same files are the same version. */
  id: string;
  rules: string;
  publishedAt: string;
  bytes: number;
}

/** A change of what an environment points at; the newest is in force. */
export interface LibraryMove {
  environment: Environment;
  version: string;
  kind: 'published' | 'promoted' | 'rolledBack';
  at: string;
  by: string;
}

/** What `GET /api/tag-library` says of one property. */
export interface LibraryStatus {
  property: Property;
  /** Newest first. */
  versions: LibraryVersion[];
  /** Null before the first version. */
  environments: Record<Environment, LibraryMove | null>;
  /** Newest first. */
  moves: LibraryMove[];
}
