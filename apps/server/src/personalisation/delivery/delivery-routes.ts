/**
 * `/m2/{clientCode}/mbox/json` (P-03; wire-personalisation): GET, or a form-encoded POST; with `sendBeacon` a POST whose
 * parameters stand in the address. Always 200 with JSON, since clients read no reason from another status.
 */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { CONSENT_COOKIE, type DeliveryAnswer, type DeliveryCall, decodeDelivery, parseConsent } from '@sintonia/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../../collection/received.ts';
import { toRejectedRow } from '../../collection/rejected-row.ts';
import { bodyText, toReceived } from '../../collection/request-to-received.ts';
import { allowOriginWithCookies, allowPreflight } from '../../http/cross-origin.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { originOf } from '../../http/web-bridge.ts';
import type { EventRow } from '../../stores/events/event-rows.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import { decide } from '../decision/decide.ts';
import { GLOBAL_MBOX } from '../decision/moment.ts';
import type { DecisionProgram } from '../decision/program.ts';
import { deviceClass, firstLanguage } from '../device-class.ts';
import { exposureRows, reportRow, type SeenBy } from '../exposure-row.ts';
import type { Property } from '../offers/redirect-target.ts';
import { type DeliveryRefusal, refusalOf, UNKNOWN_CLIENT } from './delivery-errors.ts';
import { momentOfCall } from './delivery-moment.ts';
import { happensElsewhere, toDeliveryOffers } from './delivery-offers.ts';
import { type TrialSource, trialOfCall } from './delivery-trial.ts';

export interface DeliveryRoutesOptions {
  program: () => DecisionProgram;
  /** Without them no link opens anything. */
  trials?: TrialSource | null;
  stream: Pick<EventStream, 'append'>;
  property: Property;
  clientCode: string;
  reportSuite: string;
  publicOrigin: string | null;
  ratePerMinute: number;
  /** False: clients are told to be silent for a day. */
  isOn: boolean;
  nowMs: () => number;
}

const PATH = '/m2/:clientCode/mbox/json';
/** § 9: how long a client is silent. */
const SILENT: DeliveryAnswer = { disabled: { message: 'delivery disabled', duration: 86_400_000 } };
/** There is one installation: its devices are all on this edge. */
const EDGE = '1_0';

const newId = () => randomUUID().replaceAll('-', '');
/** The device's id without the edge that keeps it. */
const deviceOf = (deviceId: string) => deviceId.replace(/\.\d+_\d+$/, '');
const isDeviceId = (text: string | undefined): text is string => /^[\w.-]{1,128}$/.test(text ?? '');

/** In a scope of its own: bodies stay bytes in it. */
export async function deliveryRoutes(app: FastifyInstance, options: DeliveryRoutesOptions): Promise<void> {
  const { program, trials, stream, property, clientCode, reportSuite, publicOrigin, isOn, nowMs } = options;
  await limitRate(app, options.ratePerMinute);
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  /** Kept beside the answer: a page does not wait for a disk. */
  const keep = (request: FastifyRequest, rows: readonly EventRow[]) => {
    if (rows.length === 0) return;
    stream.append(rows).catch((error: unknown) => request.log.warn({ err: error }, 'exposures could not be kept'));
  };

  /** Who asks from our own pages is bound by the choice made there; other sites ask only with theirs (docs). */
  const mayDecide = (request: FastifyRequest): boolean => {
    const choice = parseConsent(request.cookies[CONSENT_COOKIE]);
    if (choice) return choice.personalisation;
    const { origin } = request.headers;
    return origin !== undefined && origin !== originOf(request, publicOrigin);
  };

  const answer = (request: FastifyRequest, received: Received, call: DeliveryCall): DeliveryAnswer => {
    const trial = trials && trialOfCall(call, trials, nowMs());
    const sessionId = (trial ? trial.sessionId : call.sessionId) || newId();
    if (!mayDecide(request)) return { sessionId, offers: [] };
    if (trial?.decisions) return { sessionId, offers: toDeliveryOffers(trial.decisions, call.url ?? '', property) };
    const tntId = isDeviceId(call.deviceId) ? call.deviceId : `${newId()}.${EDGE}`;
    const { url = '', referrer = '', mbox = GLOBAL_MBOX } = call;
    const visitorId = call.visitorId ?? deviceOf(tntId);
    const seen: SeenBy = { suite: reportSuite, visitorId, sessionId, url, referrer };
    const clicked = call.clickTrackId ?? call.clickToken;
    const report = (type: 'mboxClick' | 'mboxEvent', name: string) =>
      keep(request, [reportRow(received, seen, { id: call.requestId ?? String(call.count ?? 0), type, name, mbox })]);
    if (clicked !== undefined) {
      report('mboxClick', clicked);
      return { sessionId, tntId, offers: [] };
    }
    const running = program();
    if (running.reports(mbox)) report('mboxEvent', mbox);
    const moment = momentOfCall(call, {
      visitorId,
      device: deviceClass(received.userAgent),
      language: firstLanguage(request.headers['accept-language']),
      nowMs: nowMs(),
    });
    const decisions = decide(running, moment).filter(happensElsewhere);
    keep(
      request,
      exposureRows(
        received,
        seen,
        decisions.map(({ activity, variant }) => ({ activity: activity.id, variant, via: 'delivery' })),
      ),
    );
    return { sessionId, tntId, offers: toDeliveryOffers(decisions, url, property) };
  };

  const refuse = (
    request: FastifyRequest,
    received: Received,
    { text, rejection }: DeliveryRefusal,
  ): DeliveryAnswer => {
    keep(request, [{ table: 'rejected', row: toRejectedRow(received, rejection) }]);
    return { error: text };
  };

  const answerOf = (request: FastifyRequest, client: string): DeliveryAnswer => {
    const text = bodyText(request.body);
    const received = toReceived(request, 'delivery', text ?? '');
    if (text === null)
      return refuse(request, received, { text: 'body is not UTF-8', rejection: { reason: 'notUtf8' } });
    if (client !== clientCode) return refuse(request, received, UNKNOWN_CLIENT);
    if (!isOn) return SILENT;
    const decoded = decodeDelivery(received.query);
    const refusal = refusalOf(decoded);
    return refusal ? refuse(request, received, refusal) : answer(request, received, decoded.call);
  };

  app.route<{ Params: { clientCode: string } }>({
    method: ['GET', 'POST'],
    url: PATH,
    handler: async (request, reply): Promise<FastifyReply> => {
      allowOriginWithCookies(request, reply);
      return reply.header('cache-control', 'no-store').send(answerOf(request, request.params.clientCode));
    },
  });
  app.options(PATH, async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return allowPreflight(reply, 'GET, HEAD, POST');
  });
}
