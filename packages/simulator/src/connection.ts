import { createOutbox } from '@sintonia/tag/outbox-lines';
import { lineOf, type StoredLine } from '@sintonia/tag/stored-line';
import type { SimulatedLine } from './audience.ts';
import type { FakeClock } from './fake-clock.ts';

/** Network of a simulated browser. What fails is kept by the tag's real outbox, and sent again (M-10). */
export interface Connection {
  /** The `send` port of the playback session. */
  send(url: string): Promise<boolean>;
  setOffline(isOffline: boolean): void;
  /** Sends what is stored, like the page after this one. */
  sendStored(): Promise<unknown>;
}

export interface ConnectionOptions {
  clock: Pick<FakeClock, 'now'>;
  /** The device's clock, ms epoch; it may be wrong. */
  deviceNowMs: () => number;
  /** Receives what reaches the server. */
  lines: SimulatedLine[];
}

export function createConnection({ clock, deviceNowMs, lines }: ConnectionOptions): Connection {
  const stored = new Map<string, StoredLine>();
  let isOffline = false;
  const outbox = createOutbox({
    store: {
      put: async (one) => void stored.set(one.line, one),
      remove: async (gone) => {
        for (const line of gone) stored.delete(line);
      },
      all: async () => [...stored.values()],
      clear: async () => stored.clear(),
    },
    send: async () => false, // one at a time is sent below
    post: async (batch) => {
      if (isOffline) return false;
      const resentClockMs = deviceNowMs();
      lines.push(...batch.map((line) => ({ atMs: clock.now(), line, resentClockMs })));
      return true;
    },
    now: clock.now,
    maySend: () => true,
    mayStore: () => true,
  });
  return {
    async send(url) {
      if (isOffline) await outbox.store(url);
      else {
        lines.push({ atMs: clock.now(), line: lineOf(url) });
        if (stored.size > 0) void outbox.sendStored();
      }
      return true; // the outbox has it
    },
    setOffline: (now) => {
      isOffline = now;
    },
    sendStored: async () => stored.size > 0 && outbox.sendStored(),
  };
}
