import { settingsFileName } from '@sintonia/wire';
import { nextDueMs } from '../session/due.ts';
import type { QualityInfo } from '../session/media-info.ts';
import type { LoadedParts } from '../session/parts.ts';
import { step } from '../session/session.ts';
import type { AnyCall, Input, PlayerReading } from '../session/session-inputs.ts';
import { FETCH_RETRY_DELAY_MS } from '../session/session-limits.ts';
import { initialState, NEVER, type Output, type PlaybackHeartbeat } from '../session/session-state.ts';
import { heartbeatQuery } from '../wire/heartbeat-query.ts';
import { createSendQueue, type SendHeartbeat } from '../wire/send-queue.ts';
import { fetchPart } from './fetch-part.ts';
import type { MeasurementObject } from './measurement-object.ts';
import { heartbeatOrigin, type MediaHeartbeatConfig } from './playback-config.ts';
import type { Clocks } from './steady-clock.ts';

/** Ports of a tracker. `browser-ports.ts` implements them for browsers. */
export interface PlaybackPorts extends Clocks {
  /** Calls once after a delay in ms. Returns a cancel function. */
  after(ms: number, call: () => void): () => void;
  /** A random whole number below 2³². */
  random(): number;
  send: SendHeartbeat;
  /** Response text of a URL, or null when the request fails. */
  read(url: string): Promise<string | null>;
  log(level: 'error' | 'warn', text: string): void;
  /** Calls back when the page is hidden or unloads. Returns an unsubscribe function. */
  onLeave(listener: () => void): () => void;
  /** Session parts that are already loaded. */
  readonly parts?: LoadedParts;
}

export interface Tracker {
  call(call: AnyCall): void;
  /** Ends an open session. Removes listeners once nothing waits for a part or for the privacy status. */
  destroy(): void;
}

/** What a tracker reads from the player. */
export interface PlayerPort {
  /** Seconds from the start of the content; for live streams, as the page defines it. */
  positionS(): number;
  quality(): QualityInfo | null | undefined;
}

/** Outputs of a completed step. */
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
  /** Pending inputs with the time of their arrival. The first needs a part that is loading. */
  const waiting: [Input, PlayerReading][] = [];
  let isFetching = false;
  /** When the page destroyed this tracker, until its session has ended; then null. */
  let disposedAt: PlayerReading | null | undefined;

  /** Runs work that no call of the page triggered. Exceptions of the player are logged, not passed to the page. */
  const guarded = (work: () => void) => () => {
    try {
      work();
    } catch (error) {
      ports.log('error', `[MediaHeartbeat] ${error}`);
    }
  };
  /** Defers external events until a call in progress has returned. */
  const processLater = (input: Input, ms = 0) =>
    ports.after(
      ms,
      guarded(() => process(input)),
    );
  /** Another tab may have withdrawn consent since the last `onPrivacy`: then no request is made. */
  const mayConnect = () => (measurement.privacy?.() ?? 'in') === 'in';
  const queue = createSendQueue(
    async (url) => !mayConnect() || ports.send(url),
    () => processLater({ type: 'sendFailed' }),
  );

  /** Reads the player only when a session is open or about to open. */
  const readPlayer = (isPlayerRead = isFetching || state.at !== 'none'): PlayerReading => ({
    nowMs: ports.now(),
    playheadS: isPlayerRead ? player.positionS() : 0,
    quality: isPlayerRead && player.quality(),
    library: measurement,
  });

  /** Checks again for every session, because the status may have changed. */
  const checkPrivacy = () => {
    stopPrivacy();
    measurement.whenReady(() => processLater({ type: 'analyticsReady' }));
    stopPrivacy = measurement.onPrivacy((status) => processLater({ type: status === 'in' ? 'begin' : 'deny' }));
  };

  /** With the times of the device's clock: the server compares them with the clock of the request. */
  const dated = (heartbeat: PlaybackHeartbeat, byMs = ports.setByMs()): PlaybackHeartbeat => {
    const { atMs, previousAtMs = 0 } = heartbeat;
    return { ...heartbeat, atMs: atMs + byMs, ...(previousAtMs > 0 && { previousAtMs: previousAtMs + byMs }) };
  };

  const perform: { readonly [T in Done['type']]: (output: Done & { type: T }) => unknown } = {
    privacy: checkPrivacy,
    send: ({ heartbeat }) => queue.add(`${origin}/?${heartbeatQuery(dated(heartbeat), config, measurement, parts)}`),
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

  /** Processes pending inputs in order. An input that needs a part blocks the rest until it is loaded; `isLast` drops it. */
  function processWaiting(isLast = false): void {
    let soonestMs = 0;
    isFetching = false;
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const [next, outputs] = step(state, ...one, parts);
      state = next;
      for (const output of outputs) {
        if (output.type !== 'needs')
          (perform[output.type] as (output: Output) => unknown)(output); // cast: the entry of this type
        else if (isLast) soonestMs = FETCH_RETRY_DELAY_MS;
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

  /** Sends the open state and everything in the queue. */
  const stopLeaving = ports.onLeave(
    guarded(() => {
      process({ type: 'leave' });
      processWaiting(true);
      queue.hurry();
    }),
  );

  /** Keeps listening while the privacy status is unknown; otherwise held heartbeats would be lost. */
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
        if (isStart) checkPrivacy(); // like the incumbent's client, which checks before it reads the player
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
