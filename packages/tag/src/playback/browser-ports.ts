import type { PlaybackPorts } from './tracker.ts';

/**
 * Text of an answer, or null. `keepalive`: a heartbeat outlives the page that sends it. No credentials, no custom
 * header: no preflight. Answers are read to their end, which frees the connection.
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

/** What a tracker needs of a browser: the only file of playback that knows window, fetch and timers. */
export const BROWSER_PORTS: PlaybackPorts = {
  now: () => Date.now(),
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
    // hidden is the last moment a phone is sure to tell; pagehide covers a tab that was hidden before; both come to the window
    const hear = ({ type }: Event) => (type === 'pagehide' || document.hidden) && listener();
    const { addEventListener } = globalThis as Partial<typeof globalThis>; // cast: outside a browser it is missing
    for (const type of ['pagehide', 'visibilitychange']) addEventListener?.(type, hear, listening);
    return () => listening.abort();
  },
};
