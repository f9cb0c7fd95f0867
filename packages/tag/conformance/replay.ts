import { MediaHeartbeat } from '../src/playback/adapter/media-heartbeat.ts';
import {
  createAdBreakObject,
  createAdObject,
  createChapterObject,
  createMediaObject,
  createTimedMetadataObject,
  type MediaObject,
} from '../src/playback/adapter/media-objects.ts';
import { MediaHeartbeatConfig, type PlaybackDelegate } from '../src/playback/adapter/playback-config.ts';
import * as ads from '../src/playback/ads/ads.ts';
import * as diagnostics from '../src/playback/session/diagnostics.ts';
import type { TrackedEvent } from '../src/playback/session/session-inputs.ts';
import type { AnalyticsStart } from '../src/playback/session/session-state.ts';
import { runConstructorCases } from './constructor-cases.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeMeasurement, createFakePlayer } from './fake-page.ts';
import { newPageState, runPageStatement } from './page-statement.ts';
import { isUnanswered, standsFor, type Trace, type TraceArguments, type TraceCall } from './trace.ts';

/** Output of our client for a recorded run; times in ms since its first trackSessionStart. */
export interface Replay {
  readonly heartbeats: { readonly t: number; readonly url: string }[];
  readonly settings: { readonly t: number; readonly url: string }[];
  readonly analytics: { readonly t: number; readonly start: AnalyticsStart }[];
  readonly console: string[];
  readonly threw: boolean[];
}

const START_MS = Date.UTC(2026, 10, 21);

// biome-ignore lint/suspicious/noExplicitAny: invalid on purpose
type Maker = (...values: any[]) => MediaObject;

const MAKERS: Readonly<Record<string, Maker>> = {
  media: createMediaObject,
  adBreak: createAdBreakObject,
  ad: createAdObject,
  chapter: createChapterObject,
  timed: createTimedMetadataObject,
};

/** Object argument of a call: created by its kind when the trace holds a list of arguments, else unchanged. */
function objectOf(kind: string | undefined, given: unknown, keys: TraceArguments['keys']): unknown {
  const values = standsFor(given);
  const make = kind === undefined ? undefined : MAKERS[kind];
  if (!Array.isArray(values) || !make) return values;
  const object = make(...values);
  for (const [key, value] of Object.entries(keys ?? {})) object.setValue(key, standsFor(value));
  return object;
}

function perform(tracker: MediaHeartbeat, { call, args = {} }: TraceCall) {
  const metadata = standsFor(args.metadata) as Record<string, unknown>; // cast: invalid on purpose in some traces
  switch (call) {
    case 'trackSessionStart':
      return tracker.trackSessionStart(objectOf('media', args.media, args.keys) as MediaObject<'media'>, metadata); // cast: as above
    case 'trackEvent':
      return tracker.trackEvent(
        args.event as TrackedEvent, // casts: as above
        objectOf(args.kind, args.info, args.keys) as MediaObject,
        metadata,
      );
    case 'trackError':
      return tracker.trackError(standsFor(args.errorId) as string); // cast: as above
    case 'trackPlay':
    case 'trackPause':
    case 'trackComplete':
    case 'trackSessionEnd':
      return tracker[call]();
    default:
      throw new Error(`Call not known to this runner: ${call}`);
  }
}

function configOf({ config }: Trace): MediaHeartbeatConfig {
  return Object.assign(new MediaHeartbeatConfig(), {
    trackingServer: config.heartbeatServer,
    channel: config.channel ?? '',
    ovp: config.ovp ?? 'unknown',
    appVersion: config.appVersion ?? '',
    playerName: config.playerName,
    ssl: config.ssl ?? true,
    debugLogging: true,
  });
}

/** Opt-in categories that playback needs for sending. */
const REQUIRED = [/\becid\b/, /\baa\b/, /\bmediaaa\b/];

const neverAnswered = () => new Promise<never>(() => {});

/** Statements that the runner replays although they are no code. */
const KNOWN_STATEMENT = /approve|deny|denied|withdraw|optout|unsupported|\bversion\b|constructor|delegate = \{\}/i;

/** A statement of the run's page that this runner does not understand; undefined without one. */
export const unclearStatement = ({ calls }: Trace): string | undefined =>
  calls
    .map(({ page }) => page)
    .find((page) => page && !KNOWN_STATEMENT.test(page) && !runPageStatement(page, newPageState()));

const isHeartbeat = (request: Trace['requests'][number]) => request.query.some(([name]) => name === 's:event:type');

/** Replays a recorded run with our client on a fake clock, with its calls at these times. */
export async function replay(trace: Trace, calls: readonly TraceCall[]): Promise<Replay> {
  const clock = createFakeClock(START_MS);
  const result: Replay = { heartbeats: [], settings: [], analytics: [], console: [], threw: [] };
  const t = () => clock.now() - START_MS;
  const player = createFakePlayer(trace, clock);
  const {
    measurement,
    setPrivacy,
    usePage: takeOver,
  } = createFakeMeasurement(trace, clock, (start) => result.analytics.push({ t: t(), start }));
  const answers = trace.requests.filter(isHeartbeat);
  const settingsRead = trace.requests.filter(({ path }) => path.includes('/settings/'));
  const config = configOf(trace);
  let seed = 1;
  const trackerFor = (delegate: PlaybackDelegate) =>
    new MediaHeartbeat(delegate, config, measurement, {
      now: clock.now,
      setByMs: () => 0,
      after: clock.after,
      random: () => seed++,
      parts: { ads, diagnostics }, // an accelerated clock leaves no time to load them
      send: async (url) => {
        const recorded = answers[Math.min(result.heartbeats.length, answers.length - 1)];
        result.heartbeats.push({ t: t(), url });
        if (recorded && isUnanswered(recorded)) return neverAnswered();
        const { status = 204, dropped } = recorded?.response ?? {};
        return !dropped && status < 400;
      },
      read: async (url) => {
        const recorded = settingsRead[Math.min(result.settings.length, settingsRead.length - 1)];
        const { status = trace.settings?.status ?? 200, body = trace.settings?.xml ?? null } = recorded?.response ?? {};
        result.settings.push({ t: t(), url });
        if (recorded && isUnanswered(recorded)) return neverAnswered();
        await new Promise<void>((resolve) => clock.after((recorded?.t ?? 0) - t(), resolve)); // not before the recorded request
        return status === 200 ? body : null;
      },
      log: (level, text) => result.console.push(`[${level === 'error' ? 'ERROR' : 'WARN'}] ${text}`),
    });
  let tracker: MediaHeartbeat | null = null;
  const approved: string[] = [];
  const pageState = newPageState();
  const usePage = (page: string) => {
    if (/approve/i.test(page)) {
      approved.push(page);
      if (REQUIRED.every((category) => approved.some((one) => /all/i.test(one) || category.test(one))))
        setPrivacy('in');
    } else if (/deny|denied|withdraw|optout/i.test(page)) setPrivacy('out');
    else if (/unsupported/.test(page)) measurement.unsupported = true;
    else if (/\bversion\b/.test(page)) measurement.version = /\d+(\.\d+)+/.exec(page)?.[0];
    else if (/constructor/.test(page)) {
      const lines = trace.console.map(({ text }) => text).filter((text) => text.startsWith('[CTOR'));
      result.console.push(...runConstructorCases(lines, config, measurement));
    } else if (/delegate = \{\}/.test(page)) {
      try {
        trackerFor({} as PlaybackDelegate).trackSessionStart(createMediaObject('x', 'x', 1, 'vod', 'video')); // cast: the misuse
      } catch (error) {
        result.console.push(`[DELEGATE error] ${(error as Error).message}`); // cast: a TypeError
      }
    } else if (runPageStatement(page, pageState)) takeOver(pageState);
  };
  for (const call of calls) {
    await clock.runTo(START_MS + Math.max(0, call.t));
    if (call.playhead !== undefined) player.put(call.playhead);
    if (call.player) player.move(call.player);
    if (call.page) usePage(call.page);
    if (!call.call) continue;
    tracker ??= trackerFor(player.delegate);
    try {
      perform(tracker, call);
      result.threw.push(false);
    } catch {
      result.threw.push(true);
    }
  }
  const lastMs = Math.max(0, ...trace.calls.map((call) => call.t), ...trace.requests.map((request) => request.t));
  await clock.runTo(START_MS + lastMs);
  return result;
}
