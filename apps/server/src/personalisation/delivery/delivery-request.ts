import type { Received } from '../../ingest/received.ts';

/** A delivery call as received. */
export interface DeliveryRequest {
  client: string;
  /** Parameters of the URL or the form. */
  received: Received;
  /** Whether the form was valid text. */
  isText: boolean;
  /** Value of the consent cookie. */
  consent: string | undefined;
  origin: string | undefined;
  /** Our own origin, as the caller sees it. */
  ownOrigin: () => string;
  acceptLanguage: string | undefined;
}
