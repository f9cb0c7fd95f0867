import { fetchText, REFERRER_POLICY } from './fetch-text.ts';

/** Requests of hits. Each resolves with whether the server has the hit; none rejects. */
export interface HitTransport {
  /** Image GET. */
  load(url: string): Promise<boolean>;
  /** For hits that do not fit an address, with the query as body; without a body for hits on leaving. */
  post(url: string, body?: string): Promise<boolean>;
  /** Without any cookie: for hits that need no consent (C-07). */
  loadWithoutCookies(url: string): Promise<boolean>;
}

/** Longest wait for an answer: 5 s (docs/wire/analytics.md § 1). */
export const ANSWER_TIMEOUT_MS = 5_000;

export function browserTransport(window: Window & typeof globalThis): HitTransport {
  const request = async (url: string, options: RequestInit) =>
    (await fetchText(window, url, ANSWER_TIMEOUT_MS, { keepalive: true, ...options })) !== undefined;
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
        image.referrerPolicy = REFERRER_POLICY;
        image.src = url;
      }),
    // A string body goes as text/plain, which needs no preflight.
    post: (url, body) => request(url, { method: 'POST', ...(body && { body }) }),
    loadWithoutCookies: (url) => request(url, { credentials: 'omit', referrerPolicy: 'no-referrer' }),
  };
}
