/** `/ads/event/{event}`: beacons of the player, counted and forwarded to the ad server (V-02). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import type { TokenSigner } from '../../http/protection/token-signer.ts';
import type { AdMetrics } from '../ad-metrics.ts';
import { commonMacros, type MacroValues, withMacros } from '../decision/ad-macros.ts';
import { type AdTransport, webAddress } from '../decision/ad-transport.ts';
import { type Beacon, readBeacon } from './ad-beacon.ts';
import { type AdEventName, isAdEvent } from './ad-event-names.ts';
import { createFirstOccurrence } from './first-occurrence.ts';

/** Events that can occur several times per ad; the player numbers them (`n`). Others count and forward once. */
const REPEATABLE: ReadonlySet<AdEventName> = new Set<AdEventName>(['pause', 'resume', 'mute', 'unmute']);

/** Length of a suffix that lies entirely within the signature. */
const SIGNATURE_CHARACTERS = 20;

export interface AdEventOptions {
  signer: TokenSigner;
  transport: AdTransport;
  metrics: AdMetrics;
  /** Epoch milliseconds. */
  nowMs: () => number;
  random: () => number;
}

export function adEventRoutes(
  app: FastifyInstance,
  { signer, transport, metrics, nowMs, random }: AdEventOptions,
): void {
  // A beacon's body is discarded, whatever its type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    body.once('end', () => done(null));
  });

  const isFirstOccurrence = createFirstOccurrence();
  /** Identifies a beacon by its signature, the end of the sealed value. */
  const isFirst = (event: AdEventName, signed: string, n: unknown) =>
    isFirstOccurrence(`${signed.slice(-SIGNATURE_CHARACTERS)} ${REPEATABLE.has(event) ? numberOf(n) : ''}`);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { event } = request.params as { event: string }; // cast: the route's own parameter
    const query = request.query as Record<string, unknown>; // cast: any query is a record
    if (!isAdEvent(event)) return sendError(reply, 404, { message: 'There is no event of that name.' });
    if (typeof query.ad !== 'string') return sendError(reply, 400, { message: 'The parameter «ad» is missing.' });
    const beacon = readBeacon(event, query.ad, Math.floor(nowMs() / 1000), signer);
    if (beacon === 'expired') return sendError(reply, 410, { code: 'expired', message: 'This ad is too long ago.' });
    if (beacon === 'unreadable' || (event === 'click' && beacon.to === null))
      return sendError(reply, 400, { message: 'The parameter «ad» is not as it was handed out.' });

    if (isFirst(event, query.ad, query.n)) {
      metrics.event(event, beacon.kind);
      if (event === 'late') metrics.broken('startsWithin');
      request.log.info({ adEvent: event, ad: beacon.ad, kind: beacon.kind });
      report(beacon, { ...commonMacros(nowMs(), random()), ...macrosOf(query) });
    }
    reply.header('cache-control', 'no-store');
    return event === 'click' && beacon.to !== null ? reply.redirect(beacon.to, 302) : reply.code(204).send();
  };

  const report = (beacon: Beacon, macros: MacroValues): void => {
    for (const template of beacon.report) {
      const url = webAddress(withMacros(template, macros));
      if (url) transport.ping(url);
    }
  };

  app.route({ method: ['GET', 'POST'], url: '/ads/event/:event', handler: answer });
}

/** Number of the occurrence within one ad, as counted by the player; two digits are enough. */
const numberOf = (n: unknown): number => (typeof n === 'string' && /^\d{1,2}$/.test(n) ? Number(n) : 0);

/** Values that the player may add: `code` of an error (VAST 4.2 § 2.3.6.3) and `at`, the second of the ad. */
function macrosOf({ code, at }: Record<string, unknown>): MacroValues {
  const seconds = typeof at === 'string' && /^\d{1,5}(\.\d{1,3})?$/.test(at) ? Number(at) : null;
  return {
    ERRORCODE: typeof code === 'string' && /^[1-9]\d\d$/.test(code) ? code : 900,
    ...(seconds !== null && { ADPLAYHEAD: new Date(seconds * 1000).toISOString().slice(11, 23) }),
  };
}
