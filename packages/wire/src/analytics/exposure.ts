/**
 * Context data of an exposure: a visitor has seen an activity's decision (P-07). The hit is stored like any other, with
 * the visitor, device, browser and page by which results are split.
 */
export const EXPOSURE_CONTEXT = {
  /** Id of the activity. */
  activity: 'exposure.activity',
  /** Key of the variant, or `holdout`. */
  variant: 'exposure.variant',
  /** `page`: seen on a page of the site; `delivery`: delivered to another site; `redirect`: when the page was left. */
  via: 'exposure.via',
  /** A selector of its offers that matched nothing, or far too much: not an exposure, but a report to its author. */
  missing: 'exposure.missing',
} as const;

export type ExposureVia = 'page' | 'delivery' | 'redirect';

/** Readable form of an exposure. */
export interface Exposure {
  readonly activity: string;
  readonly variant: string;
  readonly via: ExposureVia;
  readonly missing?: string | undefined;
  /** Not an exposure either: the name under which a click counts. Sent as a link hit. */
  readonly clicked?: string | undefined;
}

/** As context data of a hit. */
export const exposureContext = ({ activity, variant, via, missing }: Exposure): Record<string, string> => ({
  [EXPOSURE_CONTEXT.activity]: activity,
  [EXPOSURE_CONTEXT.variant]: variant,
  [EXPOSURE_CONTEXT.via]: via,
  ...(missing !== undefined && { [EXPOSURE_CONTEXT.missing]: missing }),
});
