import type { MeasurementObject, PrivacyStatus } from '../src/playback/measurement-object.ts';
import { createQoSObject } from '../src/playback/media-objects.ts';
import type { AnalyticsStart } from '../src/playback/session-state.ts';
import type { FakeClock } from './fake-clock.ts';
import type { Trace, TraceCall } from './trace.ts';

/** The player of a recorded run: a playhead that is moved by the trace. */
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
    /** Every call tells where the playhead was: take it, so that recorded jitter does not add up. */
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

/** What the id service and the analytics server answered in the run. */
function recordedIds(trace: Trace) {
  const answers = trace.requests
    .filter(({ path, response }) => /\/(id|optOutStatus)$/.test(path) && response.body?.startsWith('{'))
    .map(({ response }) => JSON.parse(response.body ?? '{}') as Record<string, unknown>); // cast: JSON of the recorder
  const first = (key: string) => answers.map((answer) => answer[key]).find((value) => value !== undefined);
  const textOf = (key: string) => first(key)?.toString();
  return {
    visitorId: textOf('d_mid'),
    analyticsId: textOf('id'),
    blob: textOf('d_blob'),
    region: textOf('dcs_region'),
    isOptedOut: answers.some((answer) => Array.isArray(answer.d_optout) && answer.d_optout.includes('global')),
  };
}

/** The page's analytics of a recorded run: ids, privacy and customer ids as the trace states them. */
export function createFakeMeasurement(trace: Trace, onStart: (start: AnalyticsStart) => void) {
  const { config, customerIDs = {} } = trace;
  const ids = recordedIds(trace);
  const isPending = config.visitorConfig?.doesOptInApply && !config.visitorConfig.preOptInApprovals;
  let status: PrivacyStatus | 'pending' = ids.isOptedOut ? 'out' : isPending ? 'pending' : 'in';
  let listeners: ((status: PrivacyStatus) => void)[] = [];
  const ready: (() => void)[] = [];
  const becomeReady = () => {
    if (status !== 'in') return;
    for (const listener of ready.splice(0)) listener();
  };
  const measurement: MeasurementObject & { unsupported: boolean; version: string | undefined } = {
    account: config.reportSuite,
    trackingServer: config.analyticsServer,
    trackingServerSecure: config.analyticsServer,
    ssl: config.aaSsl ?? true,
    version: trace.client?.AppMeasurement,
    unsupported: false,
    analyticsVisitorID: ids.analyticsId,
    marketingCloudVisitorID: ids.visitorId,
    audienceManagerBlob: ids.blob,
    audienceManagerLocationHint: ids.region,
    visitor: { marketingCloudOrgId: config.org, getCustomerIDs: () => customerIDs },
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
  return {
    measurement,
    setPrivacy(next: PrivacyStatus) {
      status = next;
      for (const listener of listeners) listener(next);
      becomeReady();
    },
  };
}
