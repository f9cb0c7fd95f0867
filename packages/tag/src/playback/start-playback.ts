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
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  send: async (url) => ((await get(url)) === null ? 'failed' : 'ok'),
  read: get,
  log: (level, text) =>
    console.log(`[${new Date().toISOString().slice(11, 23)}] [${level === 'error' ? 'ERROR' : 'WARN'}] ${text}`),
};

/** Composition root: the only file of playback that knows window, fetch and timers. */
export function startPlayback(
  delegate: PlaybackDelegate,
  config: MediaHeartbeatConfig,
  measurement: MeasurementObject,
  ports: Partial<PlaybackPorts> = {},
): Tracker {
  const tracker = createTracker(delegate, config, measurement, { ...browser, ...ports });
  if (typeof document === 'undefined') return tracker;
  // hidden is the last moment a phone is sure to tell; pagehide covers a navigation in a visible tab
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('pagehide', () => tracker.leave(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tracker.leave(), {
    signal,
  });
  return {
    ...tracker,
    destroy() {
      leaving.abort();
      tracker.destroy();
    },
  };
}
