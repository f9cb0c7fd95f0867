import type { MeasurementObject, SendHeartbeat } from '@sintonia/tag/playback';
import type { ParallelRun } from '@sintonia/wire';
import type { StreamKind } from '../player-media.ts';
import type { MeasuringConsent, PlayerReadings, StartMeasuring } from './measured-session.ts';

/** Content and destination of one medium's heartbeats (§ 3). */
export interface HeartbeatOptions {
  /** Host of the heartbeat server, with an optional port and path prefix. */
  trackingServer: string;
  isSecure: boolean;
  playerName: string;
  /** § 3 `sdk`: version of the playing application. */
  appVersion: string;
  /** Slug of the channel or station. */
  channel: string;
  /** § 3 `name`, `videoId`, `length` in seconds (a day for live), media type and stream type. */
  media: { name: string; id: string; lengthS: number; kind: 'video' | 'audio'; stream: StreamKind };
  /** Standard metadata (§ 3) by wire key (`a.media.show` …), read when a session starts. */
  metadata(): Readonly<Record<string, string>>;
  /** § 9: writes warnings of the session to the console too. */
  debugLogging: boolean;
  measurement: MeasurementObject;
  /** S-08. */
  parallelRun?: ParallelRun | undefined;
}

/**
 * Measures a medium with heartbeats (M rows). The measurement code loads with the first session, in parallel with the
 * playback code, so that a page without playback does not load it. Heartbeats leave through the page's outbox: none is
 * lost when the server or the page goes away (M-10).
 */
export function measureWithHeartbeats(options: HeartbeatOptions): StartMeasuring {
  const { measurement, parallelRun } = options;
  const consent: MeasuringConsent = {
    isRefused: () => measurement.privacy?.() === 'out',
    onChange: (listener) => measurement.onPrivacy((status) => listener(status === 'in')),
  };
  const start = async (readings: PlayerReadings) => {
    const [{ startHeartbeats }, { pageOutbox }] = await Promise.all([
      import('./heartbeat-session.ts'),
      import('@sintonia/tag/outbox'),
    ]);
    const { send } = pageOutbox(measurement);
    return startHeartbeats(options, readings, parallelRun ? await alsoTo(parallelRun, send) : send);
  };
  return Object.assign(start, { consent });
}

async function alsoTo(server: ParallelRun, send: SendHeartbeat): Promise<SendHeartbeat> {
  const { alsoHeartbeats } = await import('@sintonia/tag/parallel-run');
  return alsoHeartbeats(server, send);
}
