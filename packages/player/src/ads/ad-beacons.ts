/**
 * Tells our own server what became of an ad (V-02). It passes it on, so no ad server ever hears of a browser.
 *
 * A call is let go only when the server has answered: until then it is tried again, and handed to the browser when the
 * page goes away. The server counts each address with its number once, however often it comes. Nothing is kept beyond the page, since
 * nobody was asked whether it may (C-06).
 */
export interface AdBeacons {
  call(url: string): void;
  stop(): void;
}

export interface BeaconPorts {
  /** Whether the server has dealt with it. Never rejects. */
  send(url: string): Promise<boolean>;
  /** The page goes away; the browser finishes on its own. */
  leave(url: string): void;
  after(ms: number, work: () => void): void;
  onLeave(leaving: () => void): () => void;
}

/** Wait before the second attempt; each further one waits twice as long. */
const RETRY_AFTER_MS = 1000;
/** Attempts of one call: some four minutes, and the way out of the page. */
const ATTEMPTS = 8;

export function createAdBeacons({ send, leave, after, onLeave }: BeaconPorts): AdBeacons {
  const open = new Set<string>();
  const times = new Map<string, number>();
  const attempt = async (url: string, tried = 1): Promise<void> => {
    if (!open.has(url)) return;
    if ((await send(url)) || tried >= ATTEMPTS) open.delete(url);
    else after(RETRY_AFTER_MS * 2 ** (tried - 1), () => void attempt(url, tried + 1));
  };
  const flush = () => {
    for (const url of open) leave(url);
  };
  const stopListening = onLeave(flush);
  return {
    call(url) {
      // Pausing twice is two calls: each has its number, so that the server knows it when it comes again.
      const n = times.get(url) ?? 0;
      times.set(url, n + 1);
      const numbered = n > 0 ? `${url}&n=${n}` : url;
      open.add(numbered);
      void attempt(numbered);
    },
    stop() {
      stopListening();
      flush();
      open.clear();
    },
  };
}

/** Answers that would not change if it came again. */
const isSettled = ({ ok, status }: Response) => ok || (status >= 400 && status < 500 && status !== 429);

/** `keepalive`: it outlives the page that sends it. The page's address is not told. */
const BEACON: RequestInit = {
  method: 'POST',
  keepalive: true,
  credentials: 'omit',
  referrerPolicy: 'strict-origin',
};

export function browserBeaconPorts(browser: Window & typeof globalThis): BeaconPorts {
  const send = (url: string) => browser.fetch(url, BEACON).then(isSettled, () => false);
  return {
    send,
    leave: (url) => void send(url),
    after: (ms, work) => void browser.setTimeout(work, ms),
    onLeave(leaving) {
      browser.addEventListener('pagehide', leaving);
      return () => browser.removeEventListener('pagehide', leaving);
    },
  };
}
