import type { CustomerId, Hit } from '@sintonia/wire';

/** Who the visitor is, as far as it is known. */
export interface VisitorIds {
  /** 38 digits; absent only when opted out before an id was given. */
  readonly visitorId?: string;
  readonly analyticsId?: string;
  readonly region?: string;
  readonly blob?: string;
  readonly customerIds: readonly CustomerId[];
  /** The server says: send nothing. */
  readonly isOptedOut: boolean;
}

/** The ids in their places of a hit. */
export const hitIds = ({ customerIds, visitorId, analyticsId, region, blob }: VisitorIds): Hit => ({
  visitorId,
  analyticsId,
  region,
  audienceBlob: blob,
  customerIds: Object.fromEntries(
    customerIds.flatMap(({ key, id, authState }) => [
      [`${key}.id`, id],
      [`${key}.as`, authState],
    ]),
  ),
});
