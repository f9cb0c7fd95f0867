import {
  ANALYTICS_ID_KEY,
  AUTH_STATE,
  type CustomerId,
  encodeIdentityRequest,
  type IdentityAnswer,
  parseIdentityAnswer,
} from '@sintonia/wire';
import type { VisitorIds } from './visitor-ids.ts';

/** § 9, I-01: visitor-API timeout. */
export const IDENTITY_TIMEOUT_MS = 2_000;

/** Client version in identity calls and in the visitor cookie. */
export const VISITOR_VERSION = 'sintonia-1';

export interface IdentitySettings {
  organisationId: string;
  /** Address of the identity server without path: `https://host`. */
  idServer: string;
  /** Address of an analytics server that gives legacy ids, if any. */
  analyticsIdServer?: string | undefined;
}

/** Requests with credentials; the body of a 200, undefined for anything else or after 2000 ms (I-01). */
export type GetText = (url: string) => Promise<string | undefined>;

/** Undefined without a readable answer. */
type Answer = Promise<IdentityAnswer | undefined>;

export interface IdentityCalls {
  /** First visit: returns a visitor id. */
  visitor(): Answer;
  /** Returns the analytics id of a visitor id. */
  analytics(visitorId: string): Answer;
  /** Returns region, blob and opt-out; sends the analytics id and customer ids. */
  profile(ids: VisitorIds): Answer;
  /** Consent was withdrawn: the server deletes its own cookie and returns the opt-out status. */
  optOutStatus(): Answer;
}

/** I-01: the calls of docs/wire/identity.md § 1; `ts` is last in each. */
export function createIdentityCalls(settings: IdentitySettings, get: GetText, nowMs: () => number): IdentityCalls {
  const { organisationId, idServer, analyticsIdServer } = settings;
  const common = () => ({ clientVersion: VISITOR_VERSION, sentAtMs: nowMs() });
  const baseRequest = () => ({ ...common(), answerAs: 'json', protocol: '2', organisationId, syncContainer: '0' });
  const fetchAnswer = async (address: string, query: string) => {
    const body = await get(`${address}?${query}`);
    return body === undefined ? undefined : parseIdentityAnswer(body);
  };
  return {
    visitor: () => fetchAnswer(`${idServer}/id`, encodeIdentityRequest({ ...baseRequest(), group: 'MC' })),
    analytics: (visitorId) => {
      const request = {
        ...common(),
        group: 'A',
        analyticsOrganisationId: organisationId,
        analyticsVisitorId: visitorId,
      };
      return fetchAnswer(`${analyticsIdServer}/id`, encodeIdentityRequest(request));
    },
    profile: ({ visitorId, blob, analyticsId, customerIds }) => {
      const analytics: CustomerId[] = analyticsId
        ? [{ key: ANALYTICS_ID_KEY, id: analyticsId, authState: AUTH_STATE.unknown }]
        : [];
      const request = { ...baseRequest(), group: 'AAM', visitorId, blob, customerIds: [...analytics, ...customerIds] };
      return fetchAnswer(`${idServer}/id`, encodeIdentityRequest(request));
    },
    optOutStatus: () => fetchAnswer(`${idServer}/optOutStatus`, encodeIdentityRequest(baseRequest())),
  };
}
