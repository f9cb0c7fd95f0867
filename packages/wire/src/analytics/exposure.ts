/**
 * Context data of an exposure: a visitor has seen what an activity decided for them (P-07). The hit is a row like any
 * other, with the visitor, device, browser and page that results are told apart by.
 */
export const EXPOSURE_CONTEXT = {
  /** Id of the activity. */
  activity: 'exposure.activity',
  /** Key of the variant, or `holdout`. */
  variant: 'exposure.variant',
  /** `page`: seen on a page of the site; `delivery`: handed to a page elsewhere; `redirect`: when the page was left. */
  via: 'exposure.via',
  /** A selector of its offers that matched nothing, or far too much: not an exposure, an entry for who made it. */
  missing: 'exposure.missing',
} as const;

export type ExposureVia = 'page' | 'delivery' | 'redirect';

/** One exposure, in words. */
export interface Exposure {
  readonly activity: string;
  readonly variant: string;
  readonly via: ExposureVia;
  readonly missing?: string | undefined;
  /** Not an exposure either: what was clicked, by the name under which it counts. A link hit like any other. */
  readonly clicked?: string | undefined;
}

/** As context data of a hit. */
export const exposureContext = ({ activity, variant, via, missing }: Exposure): Record<string, string> => ({
  [EXPOSURE_CONTEXT.activity]: activity,
  [EXPOSURE_CONTEXT.variant]: variant,
  [EXPOSURE_CONTEXT.via]: via,
  ...(missing !== undefined && { [EXPOSURE_CONTEXT.missing]: missing }),
});
