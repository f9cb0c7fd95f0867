import type { CustomerId, MeasurementObject, PrivacyStatus } from '../src/playback/adapter/measurement-object.ts';
import { createQoSObject } from '../src/playback/adapter/media-objects.ts';
import type { AnalyticsStart } from '../src/playback/session/session-state.ts';
import type { FakeClock } from './fake-clock.ts';
import type { PageState } from './page-statement.ts';
import { isUnanswered, type Trace, type TraceCall, type TraceRequest } from './trace.ts';

/** Player of a recorded run: the trace moves its playhead. */
export function createFakePlayer(trace: Trace, clock: FakeClock) {
  let position = trace.startPlayhead ?? 0;
  let sinceMs = clock.now();
  let rate = 1;
  let isPlaying = false;
  const qos = trace.initialQos;
  let quality = qos ? createQoSObject(qos.bitrate, qos.startupTime, qos.fps, qos.droppedFrames) : null;
  const positionS = () => position + (isPlaying ? ((clock.now() - sinceMs) / 1000) * rate : 0);
  const put = (seconds: number) => {
    position = seconds;
    sinceMs = clock.now();
  };
  return {
    delegate: { getCurrentPlaybackTime: positionS, getQoSObject: () => quality },
    /** Every call states the playhead: use it, so that recorded jitter does not add up. */
    put,
    move(to: NonNullable<TraceCall['player']>) {
      put(to.pos ?? positionS());
      rate = to.rate ?? rate;
      if (to.do) isPlaying = to.do === 'play';
      const [bitrate = 0, startup = 0, fps = 0, dropped = 0] = to.qos ?? [];
      if (to.qos) quality = createQoSObject(bitrate, startup, fps, dropped);
    },
  };
}

const isIdentity = ({ path }: TraceRequest): boolean => /\/(id|optOutStatus)$/.test(path);
const parameter = ({ query }: TraceRequest, name: string) => query.find(([key]) => key === name)?.[1] ?? undefined;

/** Answers of id service and analytics server in the run; an id that neither gave, as in heartbeats. */
function recordedIds({ requests }: Trace) {
  const answers = requests
    .filter((request) => isIdentity(request) && request.response?.body?.startsWith('{'))
    .map(({ response }) => JSON.parse(response?.body ?? '{}') as Record<string, unknown>); // cast: JSON of the recorder
  const first = (key: string) => answers.map((answer) => answer[key]).find((value) => value !== undefined);
  const reported = (key: string) => requests.map((request) => parameter(request, key)).find(Boolean) ?? undefined;
  const textOf = (key: string, reportedAs: string) => first(key)?.toString() ?? reported(reportedAs);
  return {
    visitorId: textOf('d_mid', 's:user:mid'),
    analyticsId: textOf('id', 's:user:aid'),
    blob: textOf('d_blob', 's:aam:blob'),
    region: textOf('dcs_region', 'l:aam:loc_hint'),
    explicitId: reported('s:user:id'),
    isOptedOut: answers.some((answer) => Array.isArray(answer.d_optout) && answer.d_optout.includes('global')),
  };
}

/**
 * Times at which the recorded client continued without a visitor service that never answered: when it sent heartbeats,
 * and when it passed on the analytics start. Undefined where the service answered; never where the run ended first.
 */
function wentOnAloneMs({ requests }: Trace): { privacyMs: number; readyMs: number } | undefined {
  if (!requests.some((request) => isIdentity(request) && isUnanswered(request))) return undefined;
  const firstMs = (is: (event: string | undefined) => boolean) =>
    Math.max(0, requests.find((request) => is(parameter(request, 's:event:type')))?.t ?? Number.POSITIVE_INFINITY);
  return { privacyMs: firstMs((event) => event !== undefined), readyMs: firstMs((event) => event === 'aa_start') };
}

/** Page analytics of a recorded run: ids, privacy and customer ids as the trace states them. */
export function createFakeMeasurement(
  trace: Trace,
  { after }: Pick<FakeClock, 'after'>,
  onStart: (start: AnalyticsStart) => void,
) {
  const { config, customerIDs = {} } = trace;
  const ids = recordedIds(trace);
  const alone = wentOnAloneMs(trace);
  const isPending = config.visitorConfig?.doesOptInApply && !config.visitorConfig.preOptInApprovals;
  let status: PrivacyStatus | 'pending' = ids.isOptedOut ? 'out' : isPending || alone ? 'pending' : 'in';
  let hasIds = alone === undefined;
  let listeners: ((status: PrivacyStatus) => void)[] = [];
  const ready: (() => void)[] = [];
  const becomeReady = () => {
    if (status !== 'in' || !hasIds) return;
    for (const listener of ready.splice(0)) listener();
  };
  let customerIds: Readonly<Record<string, CustomerId>> = customerIDs;
  const measurement: MeasurementObject & { unsupported: boolean; version: string | undefined } = {
    account: config.reportSuite,
    trackingServer: config.analyticsServer,
    trackingServerSecure: config.analyticsServer,
    ssl: config.aaSsl ?? true,
    version: trace.client?.AppMeasurement,
    unsupported: false,
    visitorID: ids.explicitId,
    analyticsVisitorID: ids.analyticsId,
    marketingCloudVisitorID: ids.visitorId,
    audienceManagerBlob: ids.blob,
    audienceManagerLocationHint: ids.region,
    visitor: { marketingCloudOrgId: config.org, getCustomerIDs: () => customerIds },
    onPrivacy(listener) {
      listeners.push(listener);
      if (status !== 'pending') listener(status);
      return () => {
        listeners = listeners.filter((other) => other !== listener);
      };
    },
    whenReady(listener) {
      ready.push(listener);
      becomeReady();
    },
    trackMediaStart: onStart,
  };
  const setPrivacy = (next: PrivacyStatus) => {
    status = next;
    for (const listener of listeners) listener(next);
    becomeReady();
  };
  if (alone && Number.isFinite(alone.privacyMs)) after(alone.privacyMs, () => setPrivacy('in'));
  if (alone && Number.isFinite(alone.readyMs)) {
    after(alone.readyMs, () => {
      hasIds = true;
      becomeReady();
    });
  }
  return {
    measurement,
    setPrivacy,
    /** Applies what page code has set so far. */
    usePage({ variables, customerIds: set }: PageState) {
      for (const [name, value] of Object.entries(variables))
        if (name in measurement) Reflect.set(measurement, name, value);
      const asId = (id: unknown) => (typeof id === 'object' ? id : { id }) as CustomerId; // cast: the type that pages pass
      customerIds = { ...customerIds, ...Object.fromEntries(Object.entries(set).map(([key, id]) => [key, asId(id)])) };
    },
  };
}
