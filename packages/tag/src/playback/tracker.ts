import { settingsFileName } from '@sintonia/wire';
import { nextDueMs } from './due.ts';
import { fetchPart } from './fetch-part.ts';
import { heartbeatQuery } from './heartbeat-query.ts';
import type { MeasurementObject } from './measurement-object.ts';
import type { QualityInfo } from './media-info.ts';
import type { LoadedParts } from './parts.ts';
import { heartbeatOrigin, type MediaHeartbeatConfig } from './playback-config.ts';
import { createSendQueue, type SendHeartbeat } from './send-queue.ts';
import { step } from './session.ts';
import type { AnyCall, Input, PlayerReading } from './session-inputs.ts';
import { FETCH_AGAIN_MS } from './session-limits.ts';
import { initialState, NEVER, type Output } from './session-state.ts';

/** What a tracker needs of its context; `browser-ports.ts` gives the browser's. */
export interface PlaybackPorts {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many ms; returns a cancel. */
  after(ms: number, call: () => void): () => void;
  /** A random whole number below 2³². */
  random(): number;
  send: SendHeartbeat;
  /** Text at an address, or null when it cannot be had. */
  read(url: string): Promise<string | null>;
  log(level: 'error' | 'warn', text: string): void;
  /** Calls when the page is hidden or going away. Returns a stop. */
  onLeave(listener: () => void): () => void;
  /** Parts of the session that need not be fetched. */
  readonly parts?: LoadedParts;
}

export interface Tracker {
  call(call: AnyCall): void;
  /** Ends an open session, and stops listening once nothing of it waits: for a part, or for privacy to be known. */
  destroy(): void;
}

/** What a tracker reads from the player. */
export interface PlayerPort {
  /** Seconds from the start of the content; for live, as the page counts them. */
  positionS(): number;
  quality(): QualityInfo | null | undefined;
}

/** What `step` asks for when it could be taken. */
type Done = Exclude<Output, { type: 'needs' }>;

/** The runner around `step`: reads clock and player, performs outputs, keeps the one timer. */
export function createTracker(
  player: PlayerPort,
  config: MediaHeartbeatConfig,
  measurement: MeasurementObject,
  ports: PlaybackPorts,
): Tracker {
  const origin = heartbeatOrigin(config);
  let state = initialState(config, ports.random());
  let { parts = {} } = ports;
  let cancelTimer = () => {};
  let stopPrivacy = () => {};
  /** Inputs not yet taken, with the moment they came: the first of them needs a part that is being fetched. */
  const waiting: [Input, PlayerReading][] = [];
  let isFetching = false;
  /** The moment the page let go of this tracker, until its session has been ended; then null. */
  let disposedAt: PlayerReading | null | undefined;

  /** What nobody called for: what a player throws then is told, and does not reach the page. */
  const guarded = (work: () => void) => () => {
    try {
      work();
    } catch (error) {
      ports.log('error', `[MediaHeartbeat] ${error}`);
    }
  };
  /** What comes from outside while a call may be under way is taken after it has returned. */
  const processLater = (input: Input, ms = 0) =>
    ports.after(
      ms,
      guarded(() => process(input)),
    );
  /** Another tab may have withdrawn consent since `onPrivacy` spoke: then nothing is asked of the server. */
  const mayConnect = () => (measurement.privacy?.() ?? 'in') === 'in';
  const queue = createSendQueue(
    async (url) => !mayConnect() || ports.send(url),
    () => processLater({ type: 'sendFailed' }),
  );

  /** The player is asked only when there is, or is to be, something to measure. */
  const readPlayer = (isPlayerRead = isFetching || state.at !== 'none'): PlayerReading => ({
    nowMs: ports.now(),
    playheadS: isPlayerRead ? player.positionS() : 0,
    quality: isPlayerRead && player.quality(),
    library: measurement,
  });

  /** Asks again for every session, as the answer may have changed. */
  const checkPrivacy = () => {
    stopPrivacy();
    measurement.whenReady(() => processLater({ type: 'analyticsReady' }));
    stopPrivacy = measurement.onPrivacy((status) => processLater({ type: status === 'in' ? 'begin' : 'deny' }));
  };

  const perform: { readonly [T in Done['type']]: (output: Done & { type: T }) => unknown } = {
    privacy: checkPrivacy,
    send: ({ heartbeat }) => queue.add(`${origin}/?${heartbeatQuery(heartbeat, config, measurement, parts)}`),
    analyticsStart: ({ start }) => measurement.trackMediaStart(start),
    log: ({ level, text }) => ports.log(level, text),
    readSettings: () =>
      mayConnect() &&
      ports
        .read(`${origin}/settings/${settingsFileName(measurement.visitor.marketingCloudOrgId)}?r=${ports.now()}`)
        .then((xml) => processLater({ type: 'settings', xml })),
  };

  function process(input: Input, at = readPlayer()): void {
    waiting.push([input, at]);
    if (!isFetching) processWaiting();
  }

  /** Takes what waits, in order. What needs a part makes the rest wait until it is there; `isLast` gives it up. */
  function processWaiting(isLast = false): void {
    let soonestMs = 0;
    isFetching = false;
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const [next, outputs] = step(state, ...one, parts);
      state = next;
      for (const output of outputs) {
        if (output.type !== 'needs')
          (perform[output.type] as (output: Output) => unknown)(output); // cast: its own entry
        else if (isLast) soonestMs = FETCH_AGAIN_MS;
        else {
          isFetching = true;
          waiting.unshift(one);
          fetchPart(output.part).then(
            (fetched) => {
              parts = { ...parts, ...fetched };
              guarded(processWaiting)();
            },
            guarded(() => processWaiting(true)),
          );
          return;
        }
      }
    }
    cancelTimer();
    if (disposedAt !== undefined) {
      dispose(disposedAt);
      return;
    }
    const dueMs = nextDueMs(state);
    if (dueMs < NEVER) cancelTimer = processLater({ type: 'time' }, Math.max(soonestMs, dueMs - ports.now()));
  }

  /** Reports what is open and sends what waits. */
  const stopLeaving = ports.onLeave(
    guarded(() => {
      process({ type: 'leave' });
      processWaiting(true);
      queue.hurry();
    }),
  );

  /** Until it is known whether the visitor may be measured, what is held back would be lost with the listening. */
  function dispose(at: PlayerReading | null): void {
    disposedAt = null;
    if (at && state.at !== 'none') process({ type: 'call', call: 'sessionEnd' }, at);
    else if (!state.held[0] && !state.starts[0]) {
      stopPrivacy();
      stopLeaving();
    }
  }

  return {
    call(called) {
      const isStart = called.call === 'sessionStart' && state.at === 'none';
      let at: PlayerReading;
      try {
        at = readPlayer(isStart || undefined);
      } catch (error) {
        if (isStart) checkPrivacy(); // as the incumbent's client, which asks before it looks at the player
        throw error;
      }
      process({ type: 'call', ...called }, at);
    },
    destroy() {
      disposedAt = readPlayer();
      if (!isFetching) processWaiting();
    },
  };
}
