import type { DeliveryAnswer } from '@sintonia/wire';
import { COOKIES_DISABLED, JSON_ERROR, NETWORK_FAILED, TIMED_OUT, UNKNOWN } from './target-texts.ts';

/** `status` and `error` for error callbacks. */
export interface Failure {
  readonly status: string;
  readonly error: string;
}

/** An answer, or the reason why there is none. Never rejects. */
export async function fetchAnswer(
  { url, query }: { url: string; query: string },
  timeoutMs: number,
  /** A longer call is a form POST; never where cookies are blocked. */
  urlSizeLimit: number,
): Promise<DeliveryAnswer | Failure> {
  const whole = `${url}?${query}`;
  const isForm = whole.length > urlSizeLimit;
  try {
    const response = await fetch(isForm ? url : whole, {
      credentials: 'include',
      keepalive: true, // a click may leave the page
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(timeoutMs),
      ...(isForm && { method: 'POST', body: new URLSearchParams(query) }),
    });
    if (!response.ok && response.status !== 304) return { status: 'error', error: UNKNOWN };
    const text = await response.text();
    return parse(text);
  } catch (reason) {
    const isLate = (reason as Error).name === 'TimeoutError'; // cast: fetch rejects with errors
    return { status: 'unknown', error: isLate ? TIMED_OUT : NETWORK_FAILED };
  }
}

function parse(text: string): DeliveryAnswer | Failure {
  try {
    const answer = JSON.parse(text) as DeliveryAnswer; // cast: fields are checked one by one
    const { error, disabled } = answer;
    if (error) return { status: 'error', error };
    return disabled ? { ...answer, status: 'disabled', error: disabled.message || COOKIES_DISABLED } : answer;
  } catch (reason) {
    return { status: 'error', error: (reason as Error).message || JSON_ERROR }; // cast: a SyntaxError
  }
}
