import { createSteadyClock } from './steady-clock.ts';
import type { PlaybackPorts } from './tracker.ts';

/**
 * Response text, or null on failure. `keepalive` lets a heartbeat finish after the page unloads. Without credentials and
 * custom headers there is no preflight. The whole body is read, which frees the connection.
 */
async function get(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { credentials: 'omit', keepalive: true, referrerPolicy: 'strict-origin' });
    const text = await answer.text();
    return answer.ok ? text : null;
  } catch {
    return null;
  }
}

/** Browser implementation of the tracker's ports. The only playback file that uses window, fetch and timers. */
export const BROWSER_PORTS: PlaybackPorts = {
  ...createSteadyClock(
    () => Date.now(),
    () => performance.now(),
  ),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.floor(Math.random() * 2 ** 32),
  send: async (url) => (await get(url)) !== null,
  read: get,
  log: (level, text) => console.log(`[${new Date().toISOString().slice(11, 23)}] [${level.toUpperCase()}] ${text}`),
  onLeave(listener) {
    const listening = new AbortController();
    // `hidden` is the last event that phones fire reliably; `pagehide` covers a tab that was already hidden. Both reach window.
    const onHidden = ({ type }: Event) => (type === 'pagehide' || document.hidden) && listener();
    const { addEventListener } = globalThis as Partial<typeof globalThis>; // cast: undefined outside a browser
    for (const type of ['pagehide', 'visibilitychange']) addEventListener?.(type, onHidden, listening);
    return () => listening.abort();
  },
};
