/** The tag library of a property: immutable versions, and three environments that each point at one (T-06, T-12). */
import { z } from 'zod';
import { Slug } from './catalogue/catalogue-primitives.ts';

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

/** Short form of a version: enough of its id to distinguish it. */
export const shortVersion = (id: string): string => id.slice(0, 7);

/** File names of a version: one folder, scripts only. */
export const LibraryFileName = z.string().regex(/^[\w-]{1,80}\.js$/);
