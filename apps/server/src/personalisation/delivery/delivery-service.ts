/** Answers delivery calls from both the fast path and the route (P-03; docs/wire/delivery.md). */

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@sintonia/contracts';
import { type DeliveryAnswer, type DeliveryCall, decodeDelivery } from '@sintonia/wire';
import type { FastifyBaseLogger } from 'fastify';
import { createVisitorCounter } from '../../ingest/forgery-signals.ts';
import type { Received } from '../../ingest/received.ts';
import { toRejectedRow } from '../../ingest/rejected-row.ts';
import type { EventRow } from '../../stores/events/event-rows.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import type { DecisionProgram } from '../decision/compiled-activity.ts';
import { decide } from '../decision/decide.ts';
import { GLOBAL_MBOX } from '../decision/decision-context.ts';
import { deviceClass, firstLanguage } from '../device-class.ts';
import { type ExposureContext, exposureRows, reportRow } from '../exposure-row.ts';
import type { Property } from '../offers/redirect-target.ts';
import { contextOfCall } from './delivery-context.ts';
import { type DeliveryRefusal, NOT_TEXT, refusalOf, UNKNOWN_CLIENT, UNKNOWN_MBOX } from './delivery-errors.ts';
import { runsOnOtherSites, toDeliveryOffers } from './delivery-offers.ts';
import { type PreviewSource, previewOfCall } from './delivery-preview.ts';
import type { DeliveryRequest } from './delivery-request.ts';
import { createLogThrottle } from './log-throttle.ts';
import { mayDecide } from './may-decide.ts';

export interface DeliveryServiceOptions {
  program: () => DecisionProgram;
  /** Without them no preview link works. */
  previewSource?: PreviewSource | null;
  stream: Pick<EventStream, 'append'>;
  property: Property;
  clientCode: string;
  reportSuite: string;
  /** False: clients stop for a day. */
  isOn: boolean;
  nowMs: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** § 9: duration for which a client stops. */
const SILENT: DeliveryAnswer = { disabled: { message: 'delivery disabled', duration: DAY_MS } };
/** Always the same edge, since there is one installation. */
const EDGE = '1_0';

const newId = () => randomUUID().replaceAll('-', '');
/** The device id without its edge suffix. */
const deviceOf = (deviceId: string) => deviceId.replace(/\.\d+_\d+$/, '');
const isDeviceId = (text: string | undefined): text is string => /^[\w.-]{1,128}$/.test(text ?? '');

/**
 * A client that stores nothing (`x-only`) has a new device id in each call, and would count as a new visitor each time.
 */
const isIdentified = ({ visitorId, crossDomain }: DeliveryCall) => visitorId !== undefined || crossDomain !== 'x-only';

/** Always answers, since clients do not read a reason from the status. */
export function createDeliveryService(options: DeliveryServiceOptions): (request: DeliveryRequest) => DeliveryAnswer {
  const { program, previewSource, stream, property, clientCode, reportSuite, isOn, nowMs, log } = options;
  const mayLog = createLogThrottle();
  const forgerySignalsOf = createVisitorCounter();

  /** Stored in parallel to the answer: a page does not wait for a disk. */
  const store = (rows: readonly EventRow[]) => {
    if (rows.length === 0) return;
    stream.append(rows).catch((error: unknown) => log.warn({ err: error }, 'exposures could not be stored'));
  };

  const answer = (request: DeliveryRequest, call: DeliveryCall): DeliveryAnswer => {
    const { received, acceptLanguage } = request;
    const preview = previewSource && previewOfCall(call, previewSource, nowMs());
    const sessionId = (preview ? preview.sessionId : call.sessionId) || newId();
    if (!mayDecide(request)) return { sessionId, offers: [] };
    if (preview?.decisions) return { sessionId, offers: toDeliveryOffers(preview.decisions, call.url ?? '', property) };
    const tntId = isDeviceId(call.deviceId) ? call.deviceId : `${newId()}.${EDGE}`;
    const { url = '', referrer = '', mbox = GLOBAL_MBOX } = call;
    const page = URL.parse(url);
    const visitorId = call.visitorId ?? deviceOf(tntId);
    const forgerySignals = forgerySignalsOf(received, visitorId);
    const path = page?.pathname ?? '';
    const common = { suite: reportSuite, visitorId, sessionId, url, path, referrer, forgerySignals };
    const seen: ExposureContext = { ...common, isStaff: false }; // a call of another site does not say it
    const clicked = call.clickTrackId ?? call.clickToken;
    const report = (type: 'mboxClick' | 'mboxEvent', name: string) =>
      store([reportRow(received, seen, { id: call.requestId ?? String(call.count ?? 0), type, name, mbox })]);
    if (clicked !== undefined) {
      report('mboxClick', clicked);
      return { sessionId, tntId, offers: [] };
    }
    const running = program();
    if (running.reports(mbox)) report('mboxEvent', mbox);
    if (!running.knows(mbox) && mayLog(mbox, nowMs())) {
      store([{ table: 'rejected', row: toRejectedRow(received, UNKNOWN_MBOX) }]);
    }
    const context = contextOfCall(call, page, {
      visitorId,
      device: deviceClass(received.userAgent),
      language: firstLanguage(acceptLanguage),
      nowMs: nowMs(),
    });
    const decisions = decide(running, context).filter(runsOnOtherSites);
    const exposures = decisions.map(({ activity, variant }) => ({
      activity: activity.id,
      variant,
      via: 'delivery' as const,
    }));
    if (isIdentified(call)) store(exposureRows(received, seen, exposures));
    return { sessionId, tntId, offers: toDeliveryOffers(decisions, url, property) };
  };

  const refuse = (received: Received, { text, rejection }: DeliveryRefusal): DeliveryAnswer => {
    store([{ table: 'rejected', row: toRejectedRow(received, rejection) }]);
    return { error: text };
  };

  return (request) => {
    const { client, received } = request;
    if (!request.isText) return refuse(received, NOT_TEXT);
    if (client !== clientCode) return refuse(received, UNKNOWN_CLIENT);
    if (!isOn) return SILENT;
    const decoded = decodeDelivery(received.query);
    const refusal = refusalOf(decoded);
    return refusal ? refuse(received, refusal) : answer(request, decoded.call);
  };
}
