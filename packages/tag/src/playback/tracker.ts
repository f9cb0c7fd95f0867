import { settingsFileName } from '@sintonia/wire';
import { nextDueMs } from './due.ts';
import { heartbeatOf } from './heartbeat-of.ts';
import type { MeasurementObject } from './measurement-object.ts';
import { ofKind } from './media-objects.ts';
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
  logError(text: string): void;
  /** The page is hidden or going away: report what is open and send what waits. */
  leave(): void;
  /** Ends an open session, stops listening, and lets the queue empty itself. */
  destroy(): void;
}

/** Whether this version knows audio: 2.11.0 or newer. */
function isAudioSupported(version: string | undefined): boolean {
  if (version === undefined) return true;
  const parts = version.split('.').map(Number);
  for (const [at, needed] of AUDIO_SINCE.entries()) {
    const part = parts[at] ?? 0;
    if (part !== needed) return part > needed;
  }
  return true;
}

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
  let stopPrivacy: (() => void) | null = null;

  const log = (level: 'error' | 'warn', text: string) => {
    if (level === 'error' || config.debugLogging) ports.log(level, text);
  };
  const queue = createSendQueue(ports.send, () => log('warn', SEND_FAILED));

  /** The player is asked only when there is, or is to be, something to measure. */
  const moment = (isPlayerAsked: boolean): Moment => ({
    nowMs: ports.now(),
    playheadS: isPlayerAsked ? delegate.getCurrentPlaybackTime() : 0,
    quality: isPlayerAsked ? (ofKind(delegate.getQoSObject(), 'quality')?.info ?? null) : null,
    isSupported: !measurement.unsupported,
    isAudioSupported: isAudioSupported(measurement.version),
  });

  const readSettings = async () => {
    const { marketingCloudOrgId } = measurement.visitor;
    const xml = await ports.read(`${origin}/settings/${settingsFileName(marketingCloudOrgId)}?r=${ports.now()}`);
    take({ type: 'settings', xml });
  };

  const perform = (output: Output) => {
    if (output.type === 'send') queue.add(`${origin}/?${heartbeatOf(output.report, config, measurement)}`);
    else if (output.type === 'analyticsStart') measurement.trackMediaStart(output.start);
    else if (output.type === 'readSettings') void readSettings();
    else log(output.level, output.text);
  };

  function take(input: Input, at = moment(state.session !== null)): void {
    const [next, outputs] = step(state, input, at);
    state = next;
    for (const output of outputs) perform(output);
    cancelTimer();
    const dueMs = nextDueMs(state);
    cancelTimer = Number.isFinite(dueMs)
      ? ports.after(Math.max(0, dueMs - at.nowMs), () => take({ type: 'time' }))
      : () => {};
  }

  /** Asks again for every session, as the answer may have changed; the answers come after the call has returned. */
  const askPrivacy = () => {
    stopPrivacy?.();
    measurement.whenReady(() => ports.after(0, () => take({ type: 'analyticsReady' })));
    stopPrivacy = measurement.onPrivacy((status) =>
      ports.after(0, () => take({ type: status === 'in' ? 'begin' : 'deny' })),
    );
  };

  return {
    call(call, info, metadata) {
      const input: Input = { type: 'call', call, info, metadata };
      if (call !== 'sessionStart' || refusalOf(state, call, info, moment(false))) return take(input);
      askPrivacy();
      take(input, moment(true));
    },
    logError: (text) => log('error', text),
    leave() {
      take({ type: 'leave' });
      queue.hurry();
    },
    destroy() {
      if (state.session) take({ type: 'call', call: 'sessionEnd' });
      cancelTimer();
      stopPrivacy?.();
    },
  };
}
