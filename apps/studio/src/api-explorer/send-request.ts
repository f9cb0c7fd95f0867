/** Sends a request of the API screen as a program would, and keeps the answer as it came. */
import { type ApiRequest, readable, shownHeaders } from './api-call.ts';

/** Longest text on screen, in characters; a day of raw events is millions. */
export const MOST_SHOWN = 200_000;
const IS_TEXT = /json|csv|text/;

export type Sent =
  | {
      status: number;
      statusText: string;
      headers: readonly (readonly [string, string])[];
      type: string;
      bytes: number;
      /** Null if it is not text. */
      text: string | null;
    }
  | 'unreachable';

/** With a token the session is left out, so that the answer is that of the program. Never rejects. */
export async function sendRequest({ method, path, headers, body }: ApiRequest): Promise<Sent> {
  try {
    const credentials = 'authorization' in headers ? 'omit' : 'same-origin';
    const response = await fetch(path, { method, headers, body, credentials, cache: 'no-store' });
    const answer = await response.blob();
    const type = response.headers.get('content-type') ?? '';
    const isText = type === '' || IS_TEXT.test(type);
    return {
      ...{ status: response.status, statusText: response.statusText, headers: shownHeaders(response.headers) },
      ...{ type, bytes: answer.size, text: isText ? readable(await answer.text()) : null },
    };
  } catch {
    return 'unreachable';
  }
}
