/**
 * Applies to every measuring request: a hit contains the page's address, shortened as the property says, so that no
 * `Referer` header reveals the whole one (C-06). `sendBeacon` takes no policy: requests on leaving are a `fetch` with
 * `keepalive`.
 */
export const REFERRER_POLICY = 'strict-origin'; // parts that load later repeat it: a shared import is larger

/**
 * Text of a successful answer, read to its end, which frees the connection; undefined for any other, on a timeout, and
 * on a network error. With credentials and without a header that would need a preflight, unless `options` differ.
 */
export async function fetchText(
  { fetch }: Pick<typeof globalThis, 'fetch'>,
  url: string,
  timeoutMs: number,
  options?: RequestInit,
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      credentials: 'include',
      referrerPolicy: REFERRER_POLICY,
      signal: AbortSignal.timeout(timeoutMs),
      ...options,
    });
    const text = await answer.text();
    return answer.ok ? text : undefined;
  } catch {
    return undefined;
  }
}
