import type { CustomerId, Hit } from '@sintonia/wire';

/** The visitor's ids, as far as known. */
export interface VisitorIds {
  /** 38 digits; absent only after an opt-out before an id was given. */
  readonly visitorId?: string;
  readonly analyticsId?: string;
  readonly region?: string;
  readonly blob?: string;
  readonly customerIds: readonly CustomerId[];
  /** The server reported an opt-out: send nothing. */
  readonly isOptedOut: boolean;
}

/** The ids as fields of a hit. */
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
