/** Audience of an activity (P-06): conditions on page and visitor, all of which must hold. */
import { z } from 'zod';

/** Path with `*` as wildcard: `/noticia/3001/*`, `/el-temps/*`. Without a wildcard the whole path must match. */
export const PathPattern = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[/*][^?#\s]*$/, 'a path begins with / and may hold *');

const words = z.array(z.string().trim().min(1).max(200)).min(1).max(100);
/** `not` negates the condition. A condition on an unknown value is false, its negation true. */
const turned = { not: z.boolean().default(false) };

export const DeviceClass = z.enum(['mobile', 'tablet', 'desktop', 'tv']);
export type DeviceClass = z.infer<typeof DeviceClass>;

/** One condition; several `values` mean any of them. */
export const AudienceCondition = z.discriminatedUnion('by', [
  z.object({ by: z.literal('path'), values: z.array(PathPattern).min(1).max(100), ...turned }),
  /** Slug of the news section, or `portada`, `temps`, `tele`, `radio`. */
  z.object({ by: z.literal('section'), values: words, ...turned }),
  /** First language of the browser, `ca`, `es`; only the part before the hyphen is compared. */
  z.object({ by: z.literal('language'), values: words, ...turned }),
  z.object({ by: z.literal('device'), values: z.array(DeviceClass).min(1), ...turned }),
  z.object({ by: z.literal('login'), isSignedIn: z.boolean(), ...turned }),
  /** § 7: `int` or `ext` of the page's address, or of the visit's first page. */
  z.object({ by: z.literal('campaign'), kind: z.enum(['internal', 'external']), values: words, ...turned }),
  /** Visits so far, this one included. */
  z.object({
    by: z.literal('visits'),
    least: z.number().int().min(1).default(1),
    most: z.number().int().min(1).nullable().default(null),
    ...turned,
  }),
  /** Pages of these sections that the visitor has viewed in the last thirty days. */
  z.object({
    by: z.literal('viewed'),
    values: words,
    least: z.number().int().min(1).max(50).default(1),
    ...turned,
  }),
  /** A parameter of the delivery call or of the page's address; without values its presence is enough. */
  z.object({
    by: z.literal('parameter'),
    name: z.string().min(1).max(200),
    is: z.enum(['equal', 'containing', 'beginning']).default('equal'),
    values: z.array(z.string().max(200)).max(100),
    ...turned,
  }),
]);
export type AudienceCondition = z.infer<typeof AudienceCondition>;

/** Every condition must hold; none means everybody. */
export const Audience = z.object({ every: z.array(AudienceCondition).max(20) });
export type Audience = z.infer<typeof Audience>;

export const EVERYBODY: Audience = { every: [] };
