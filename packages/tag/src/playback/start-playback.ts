import type { MeasurementObject } from './measurement-object.ts';
import type { MediaHeartbeatConfig, PlaybackDelegate } from './playback-config.ts';
import { createTracker, type PlaybackPorts, type Tracker } from './tracker.ts';

/**
 * Text of an answer, or null. `keepalive`: a heartbeat outlives the page that sends it. No credentials, no custom
 * header: no preflight. Answers are read to their end, which frees the connection.
 */
async function get(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { credentials: 'omit', keepalive: true });
    const text = await answer.text();
    return answer.ok ? text : null;
  } catch {
    return null;
  }
}

const browser: PlaybackPorts = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random() * 2 ** 32,
  send: async (url) => ((await get(url)) === null ? 'failed' : 'ok'),
  read: get,
  log: (level, text) => console.log(`[${new Date().toISOString().slice(11, 23)}] [${level.toUpperCase()}] ${text}`),
  onLeave(listener) {
    if (typeof document === 'undefined') return () => {};
    const listening = new AbortController();
    const { signal } = listening;
    // hidden is the last moment a phone is sure to tell; pagehide covers a navigation in a visible tab
    addEventListener('pagehide', listener, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && listener(), { signal });
    return () => listening.abort();
  },
};

/** Composition root: the only file of playback that knows window, fetch and timers. */
export const startPlayback = (
  delegate: PlaybackDelegate,
  config: MediaHeartbeatConfig,
  measurement: MeasurementObject,
  ports?: Partial<PlaybackPorts>,
): Tracker => createTracker(delegate, config, measurement, { ...browser, ...ports });
