import { parseConsent } from '@sintonia/wire';
import type { DeliveryRequest } from './delivery-request.ts';

/** Requests from our own origin use the consent cookie. Other origins must send consent in the request (docs). */
export function mayDecide({ consent, origin, ownOrigin }: DeliveryRequest): boolean {
  const choice = parseConsent(consent);
  if (choice) return choice.personalisation;
  return origin !== undefined && origin !== ownOrigin();
}
