/** Refusals of a delivery call: the catalogued text for the client, the reason for the studio (§ 8, S-04). */
import type { BadField, DecodedDelivery } from '@sintonia/wire';
import { DELIVERY_KEYS } from '@sintonia/wire';
import type { Rejection } from '../../ingest/rejection.ts';

export interface DeliveryRefusal {
  /** Appears on the page as the message of `at-request-failed`. */
  text: string;
  rejection: Rejection;
}

export const UNKNOWN_CLIENT: DeliveryRefusal = {
  text: 'client code is unknown',
  rejection: { reason: 'badValue', field: 'clientCode' },
};

export const NOT_TEXT: DeliveryRefusal = { text: 'body is not UTF-8', rejection: { reason: 'notUtf8' } };

const MBOX_REQUIRED: DeliveryRefusal = {
  text: 'mbox option is required',
  rejection: { reason: 'missingField', field: DELIVERY_KEYS.mbox },
};
const MBOX_TOO_LONG: DeliveryRefusal = {
  text: 'mbox option is too long',
  rejection: { reason: 'badValue', field: DELIVERY_KEYS.mbox },
};

/** The call itself is valid, so the answer is the default without an error. */
export const UNKNOWN_MBOX: Rejection = { reason: 'badValue', field: DELIVERY_KEYS.mbox };

const malformed = ({ key, why }: BadField): DeliveryRefusal => ({
  text: `parameter ${key} ${why}`,
  rejection: { reason: 'badValue', field: key },
});

/** The reason for a refusal, or null. */
export function refusalOf({ call, bad }: DecodedDelivery): DeliveryRefusal | null {
  const badName = bad.find(({ key }) => key === DELIVERY_KEYS.mbox);
  if (call.mbox === undefined) return badName?.raw ? MBOX_TOO_LONG : MBOX_REQUIRED;
  const [first] = bad;
  return first ? malformed(first) : null;
}
