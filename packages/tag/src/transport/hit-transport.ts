/** How hits leave the browser. Each call says whether the server has the hit; none rejects. */
export interface HitTransport {
  /** Image GET. */
  load(url: string): Promise<boolean>;
  /** For what does not fit an address: the query as body. */
  post(url: string, body: string): Promise<boolean>;
  /** Without any cookie: what may be counted without consent (C-07). */
  loadWithoutCookies(url: string): Promise<boolean>;
  /** The page goes away; the browser finishes on its own. */
  leave(url: string): void;
}

/** 5 s without an answer count as an error (wire format, section 1). */
export const ANSWER_TIMEOUT_MS = 5_000;

export function browserTransport(window: Window & typeof globalThis): HitTransport {
  const request = (url: string, options: RequestInit): Promise<boolean> =>
    window
      .fetch(url, { keepalive: true, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...options })
      .then((answer) => answer.text().then(() => answer.ok)) // an answer left unread keeps its connection
      .catch(() => false);
  return {
    load: (url) =>
      new Promise((resolve) => {
        const image = new window.Image(1, 1);
        const settle = (isLoaded: boolean) => () => {
          window.clearTimeout(timer);
          resolve(isLoaded);
        };
        const timer = window.setTimeout(settle(false), ANSWER_TIMEOUT_MS);
        image.onload = settle(true);
        image.onerror = settle(false);
        image.src = url;
      }),
    // A string body goes as text/plain, which needs no preflight.
    post: (url, body) => request(url, { method: 'POST', body, credentials: 'include' }),
    loadWithoutCookies: (url) => request(url, { credentials: 'omit', referrerPolicy: 'no-referrer' }),
    leave: (url) => void window.navigator.sendBeacon(url),
  };
}
