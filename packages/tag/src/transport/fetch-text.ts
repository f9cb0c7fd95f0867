/**
 * For every request that measures: a hit carries the page's address, shortened as the property says, so that no `Referer`
 * header needs the whole one (C-06). `sendBeacon` takes no policy: what leaves with the page is a `fetch` with `keepalive`.
 */
export const REFERRER_POLICY = 'strict-origin'; // parts that load later repeat it: a shared import weighs more

/**
 * Text of a good answer, read to its end, which frees the connection; undefined for any other, for none within the time,
 * and where the network fails. With credentials and without a header that would need a preflight, unless `options` differ.
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
