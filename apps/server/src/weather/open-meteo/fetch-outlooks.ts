/** Requests outlooks from Open-Meteo. */
import { failed, type Outlook, type Place, type Result } from '@sintonia/contracts';
import { forecastAddress } from './forecast-address.ts';
import { readAnswer } from './read-answer.ts';

/** Timeout, milliseconds: a page waits for it, and a late answer is worth less than the sample. */
export const ANSWER_WITHIN_MS = 2500;
/** Size limit, bytes. Seven days of eighteen places are 300 KB. */
const MAX_BYTES = 4_000_000;

/** Outlooks of several places in order; the error is a message for the log. Never throws. */
export type FetchOutlooks = (places: readonly Place[]) => Promise<Result<Outlook[], string>>;

export function openMeteo(base: string, timeZone: string, withinMs: number = ANSWER_WITHIN_MS): FetchOutlooks {
  return async (places) => {
    try {
      const response = await fetch(forecastAddress(base, places, timeZone), {
        signal: AbortSignal.timeout(withinMs),
        headers: { accept: 'application/json' },
      });
      if (!response.ok) return failed(`it answered ${response.status}`);
      const text = await readText(response);
      return text === null ? failed(`its answer is longer than ${MAX_BYTES} bytes`) : parse(text, places, timeZone);
    } catch (error) {
      return failed(isTimeout(error) ? `no answer within ${withinMs} ms` : reasonOf(error));
    }
  };
}

function parse(text: string, places: readonly Place[], timeZone: string): Result<Outlook[], string> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return failed('its answer is not JSON');
  }
  return readAnswer(answer, places.length, timeZone);
}

/** The body; `null` as soon as it exceeds the limit. */
async function readText(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
