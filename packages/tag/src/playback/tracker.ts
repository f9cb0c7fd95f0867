import { settingsFileName } from '@sintonia/wire';
import { nextDueMs } from './due.ts';
import { heartbeatOf } from './heartbeat-of.ts';
import type { MeasurementObject } from './measurement-object.ts';
import { infoOf } from './media-objects.ts';
import { heartbeatOrigin, type MediaHeartbeatConfig, type PlaybackDelegate } from './playback-config.ts';
import { createSendQueue, type SendHeartbeat } from './send-queue.ts';
import { step } from './session.ts';
import { SEND_FAILED } from './session-errors.ts';
import type { Call, Input, Moment } from './session-inputs.ts';
import { AUDIO_SINCE } from './session-limits.ts';
import { refusalOf } from './session-rules.ts';
import { initialState, type Output } from './session-state.ts';

/** What a tracker needs of its surroundings; `start-playback.ts` gives the browser's. */
export interface PlaybackPorts {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many ms; returns a cancel. */
  after(ms: number, call: () => void): () => void;
  /** 32 random bits. */
  random(): number;
  send: SendHeartbeat;
  /** Text at an address, or null when it cannot be had. */
  read(url: string): Promise<string | null>;
  log(level: 'error' | 'warn', text: string): void;
}

export interface Tracker {
  call(call: Call, info?: unknown, metadata?: unknown): void;
  log(level: 'error' | 'warn', text: string): void;
  /** The page is hidden or going away: report what is open and send what waits. */
  leave(): void;
  /** Ends an open session, stops listening, and lets the queue empty itself. */
  destroy(): void;
}

/** Whether this version knows audio. */
const isAudioSupported = (version = AUDIO_SINCE): boolean =>
  version.localeCompare(AUDIO_SINCE, undefined, { numeric: true }) >= 0;

/** The runner around `step`: reads clock and player, performs outputs, keeps the one timer. */
export function createTracker(
  delegate: PlaybackDelegate,
  config: MediaHeartbeatConfig,
  measurement: MeasurementObject,
  ports: PlaybackPorts,
): Tracker {
  const origin = heartbeatOrigin(config);
  let state = initialState(config.playerName, config.channel, ports.random());
  let cancelTimer = () => {};
  let stopPrivacy = () => {};

  const log: Tracker['log'] = (level, text) => {
    if (level === 'error' || config.debugLogging) ports.log(level, text);
  };
  const queue = createSendQueue(ports.send, () => log('warn', SEND_FAILED));

  /** The player is asked only when there is, or is to be, something to measure. */
  const moment = (isPlayerAsked: boolean): Moment => ({
    nowMs: ports.now(),
    playheadS: isPlayerAsked ? delegate.getCurrentPlaybackTime() : 0,
    quality: (isPlayerAsked && infoOf(delegate.getQoSObject(), 'quality')) || null,
    isSupported: !measurement.unsupported,
    isAudioSupported: isAudioSupported(measurement.version),
  });

  const perform: { readonly [T in Output['type']]: (output: Output & { type: T }) => unknown } = {
    send: ({ report }) => queue.add(`${origin}/?${heartbeatOf(report, config, measurement)}`),
    analyticsStart: ({ start }) => measurement.trackMediaStart(start),
    log: ({ level, text }) => log(level, text),
    async readSettings() {
      const file = settingsFileName(measurement.visitor.marketingCloudOrgId);
      take({ type: 'settings', xml: await ports.read(`${origin}/settings/${file}?r=${ports.now()}`) });
    },
  };

  function take(input: Input, at = moment(state.media !== null)): void {
    const [next, outputs] = step(state, input, at);
    state = next;
    for (const output of outputs) (perform[output.type] as (output: Output) => unknown)(output); // cast: its own entry
    cancelTimer();
    const dueMs = nextDueMs(state);
    if (dueMs < Number.POSITIVE_INFINITY) cancelTimer = takeLater(Math.max(0, dueMs - at.nowMs), { type: 'time' });
  }

  /** A step nobody called for: what a player throws then is told, and does not reach the page. */
  const takeLater = (ms: number, input: Input) =>
    ports.after(ms, () => {
      try {
        take(input);
      } catch (error) {
        log('error', `[MediaHeartbeat] ${error}`);
      }
    });

  /** Asks again for every session, as the answer may have changed; answers come after the call has returned. */
  const askPrivacy = () => {
    stopPrivacy();
    measurement.whenReady(() => takeLater(0, { type: 'analyticsReady' }));
    stopPrivacy = measurement.onPrivacy((status) => takeLater(0, { type: status === 'in' ? 'begin' : 'deny' }));
  };

  return {
    call(call, info, metadata) {
      const isStart = call === 'sessionStart' && !refusalOf({ ...state, ...moment(false) }, call, info);
      if (isStart) askPrivacy();
      take({ type: 'call', call, info, metadata }, moment(isStart || state.media !== null));
    },
    log,
    leave() {
      take({ type: 'leave' });
      queue.hurry();
    },
    destroy() {
      if (state.media) take({ type: 'call', call: 'sessionEnd' });
      cancelTimer();
      stopPrivacy();
    },
  };
}
