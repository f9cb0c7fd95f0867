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

/** Version that identity calls and the visitor cookie name. */
export const VISITOR_VERSION = 'sintonia-1';

export interface IdentitySettings {
  organisationId: string;
  /** Address of the identity server without path: `https://host`. */
  idServer: string;
  /** Address of an analytics server that gives legacy ids, where there is one. */
  analyticsIdServer?: string | undefined;
}

/** Asks with credentials; the body of a 200, undefined for anything else or after 2000 ms (I-01). */
export type GetText = (url: string) => Promise<string | undefined>;

/** Undefined when no answer that can be read came. */
type Answer = Promise<IdentityAnswer | undefined>;

export interface IdentityCalls {
  /** First visit: a visitor id. */
  visitor(): Answer;
  /** The analytics id that belongs to a visitor id. */
  analytics(visitorId: string): Answer;
  /** Region, blob, opt-out; hands over the analytics id and customer ids. */
  profile(ids: VisitorIds): Answer;
  /** Consent was withdrawn: the server forgets its own cookie and says what it knows. */
  optOutStatus(): Answer;
}

/** I-01: the calls of docs/wire/identity.md § 1; `ts` is last in each. */
export function createIdentityCalls(settings: IdentitySettings, get: GetText, nowMs: () => number): IdentityCalls {
  const { organisationId, idServer, analyticsIdServer } = settings;
  const common = () => ({ clientVersion: VISITOR_VERSION, sentAtMs: nowMs() });
  const question = () => ({ ...common(), answerAs: 'json', protocol: '2', organisationId, syncContainer: '0' });
  const ask = async (address: string, query: string) => {
    const body = await get(`${address}?${query}`);
    return body === undefined ? undefined : parseIdentityAnswer(body);
  };
  return {
    visitor: () => ask(`${idServer}/id`, encodeIdentityRequest({ ...question(), group: 'MC' })),
    analytics: (visitorId) => {
      const request = {
        ...common(),
        group: 'A',
        analyticsOrganisationId: organisationId,
        analyticsVisitorId: visitorId,
      };
      return ask(`${analyticsIdServer}/id`, encodeIdentityRequest(request));
    },
    profile: ({ visitorId, blob, analyticsId, customerIds }) => {
      const analytics: CustomerId[] = analyticsId
        ? [{ key: ANALYTICS_ID_KEY, id: analyticsId, authState: AUTH_STATE.unknown }]
        : [];
      const request = { ...question(), group: 'AAM', visitorId, blob, customerIds: [...analytics, ...customerIds] };
      return ask(`${idServer}/id`, encodeIdentityRequest(request));
    },
    optOutStatus: () => ask(`${idServer}/optOutStatus`, encodeIdentityRequest(question())),
  };
}
