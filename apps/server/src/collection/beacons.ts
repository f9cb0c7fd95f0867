/** Beacons: one event in one request. What each address permits and answers. */
import { originHeaders } from '../http/protection/cross-origin.ts';
import { CLICK_PATH, type Received } from '../ingest/received.ts';
import { describeRejection } from '../ingest/rejection.ts';
import { asciiOf, bodyText, splitTarget } from '../ingest/request-to-received.ts';
import { type BeaconAnswer, IMAGE, JSON_OBJECT, NOTHING, SCRIPT, wantsScript } from './beacon-answers.ts';
import type { Inbox } from './inbox.ts';
import type { Receipt } from './receipt.ts';

interface Beacon {
  /** Pattern of its addresses, for the log. */
  readonly route: string;
  /** Headers that let a page elsewhere read the answer: names and values in turn. */
  permit(origin: string | undefined): readonly string[];
  /** The answer to an event that is durable. */
  acknowledge(method: string, url: string): BeaconAnswer;
}

export type Endpoint = 'analytics' | 'heartbeat' | 'click';

export const BEACONS: Readonly<Record<Endpoint, Beacon>> = {
  /**
   * `/b/ss/{suites}/{flag}/{version}/s{random}` (docs/wire/analytics.md § 1). Clients require status 200: an image for a
   * GET, a script if they request postbacks, and explicit CORS permission for a POST with credentials.
   */
  analytics: {
    route: '/b/ss/*',
    permit: originHeaders,
    acknowledge: (method, url) => {
      if (!wantsScript(url)) return IMAGE;
      return method === 'POST' ? JSON_OBJECT : SCRIPT;
    },
  },
  /** `/hb/?…` (docs/wire/heartbeat.md § 1): no cookies, any origin, no body in the answer. */
  heartbeat: {
    route: '/hb/',
    permit: () => ['access-control-allow-origin', '*'],
    acknowledge: () => NOTHING,
  },
  /**
   * `/click` (§ 7): sent while the visitor leaves, as an image or with `sendBeacon`. Its parameters are those of an
   * analytics link hit, in the URL or the body; it belongs to the configured report suite.
   */
  click: {
    route: CLICK_PATH,
    permit: originHeaders,
    acknowledge: (method) => (method === 'POST' ? NOTHING : IMAGE),
  },
};

/** One event per request: its parameters are the body if there is one, else the query. */
export interface BeaconRequest extends Pick<Received, 'method' | 'receivedAtMs' | 'address'> {
  readonly url: string;
  readonly userAgent: string | undefined;
  readonly body?: Buffer | undefined;
}

/** Hands the event to the inbox and waits until it is durable. */
export async function receiveBeacon(inbox: Inbox, endpoint: Endpoint, request: BeaconRequest): Promise<BeaconAnswer> {
  const { url, method, receivedAtMs, address, userAgent = '', body } = request;
  const [path, query] = splitTarget(url);
  const received: Received = { protocol: endpoint, method, path, query, receivedAtMs, address, userAgent };
  const text = bodyText(body);
  const receipt =
    text === null
      ? inbox.refuse({ ...received, query: asciiOf(body as Buffer) }, { reason: 'notUtf8' }) // cast: non-text bodies are bytes
      : inbox.receive([text === '' ? received : { ...received, query: text }]);
  return refusalOf(await receipt) ?? BEACONS[endpoint].acknowledge(method, url);
}

/** Retry later, or the reason of a rejection; null if the event was accepted. */
function refusalOf(receipt: Receipt): BeaconAnswer | null {
  if (receipt.kind === 'unavailable') return { status: 503 };
  const outcome = receipt.outcomes[0];
  if (outcome?.kind !== 'rejected') return null;
  const { rejection } = outcome;
  const error = { code: rejection.reason, message: describeRejection(rejection) };
  return { status: rejection.reason === 'tooLarge' ? 413 : 400, error };
}
