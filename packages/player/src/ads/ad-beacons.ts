/**
 * Reports ad events to this site's server (V-02), which forwards them, so that no ad server receives requests from a
 * browser.
 *
 * A call is done only when the server has answered: until then it is retried, and handed to the browser when the page
 * is left. The server counts each address with its number once, however often it arrives. Nothing is stored beyond the
 * page, because nobody consented to it (C-06).
 */
export interface AdBeacons {
  call(url: string): void;
  stop(): void;
}

export interface BeaconPorts {
  /** True when the server has accepted or permanently refused the call. Never rejects. */
  send(url: string): Promise<boolean>;
  /** The page is being left; the browser completes the request. */
  leave(url: string): void;
  after(ms: number, work: () => void): void;
  onLeave(leaving: () => void): () => void;
}

/** Delay of the first retry; each further one doubles it. */
const RETRY_AFTER_MS = 1000;
/** Attempts of one call: about four minutes, plus the one on leaving the page. */
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
      // Two pauses are two calls: each has a number, so that the server recognises a retry.
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

/** Answers that a retry would not change. */
const isSettled = ({ ok, status }: Response) => ok || (status >= 400 && status < 500 && status !== 429);

/** `keepalive`: the request outlives the page. It sends no referrer. */
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
