/** Requests to our API. Answers are parsed here, once; an expected failure is a value. */
import { ApiError, failed, ok, type Result } from '@sintonia/contracts';
import { forgetAnswers, remember, remembered } from './remembered-answers.ts';
import { separateRequests, shareRequest } from './shared-requests.ts';

export type RequestError =
  | { kind: 'offline' }
  | { kind: 'signedOut' }
  | {
      kind: 'refused';
      status: number;
      code: string;
      requestId: string | undefined;
      /** Values for the error's text. */
      detail?: ApiError['detail'] | undefined;
      /** For a report query: its problems. */
      problems?: ApiError['problems'] | undefined;
    }
  | { kind: 'unreadable' };

/** The part of a zod schema that parses an answer. */
export interface Answer<T> {
  safeParse(answer: unknown): { success: true; data: T } | { success: false };
}

/** Any answer: the request succeeded. */
export const AnyAnswer: Answer<object> = {
  safeParse: (answer) => ({ success: true, data: Object(answer) as object }), // cast: Object() returns one
};

export type Answered<T> = Promise<Result<T, RequestError>>;

async function refusal(response: Response): Promise<RequestError> {
  if (response.status === 401) return { kind: 'signedOut' };
  const body = ApiError.safeParse(await response.json().catch(() => null));
  if (!body.success) return { kind: 'refused', status: response.status, code: '', requestId: undefined };
  const { code, requestId, detail, problems } = body.data;
  return { kind: 'refused', status: response.status, code, requestId, detail, problems };
}

/** Throws only on abort and on programming errors. */
export const get = <T>(path: string, answer: Answer<T>, signal?: AbortSignal): Answered<T> =>
  fetched(path, { headers: { accept: 'application/json' } }, answer, signal);

/** The same for requests that change something, or are too long for an address. */
export const send = <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  answer: Answer<T>,
  signal?: AbortSignal,
): Answered<T> => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return fetched(path, { method, headers, body: JSON.stringify(body) }, answer, signal);
};

/** The answer that is remembered for a query without a body; null without one. */
export const getRemembered = <T>(path: string, answer: Answer<T>): T | null =>
  (remembered(keyOf(path), answer, Date.now())?.value as T | undefined) ?? null; // cast: this schema parsed it

/** In place of a signal: only answers that are remembered, nothing is sent. */
export const FROM_MEMORY: AbortSignal = new AbortController().signal;

/** Of an answer in memory. */
const keyOf = (path: string, { body }: RequestInit = {}): string => `${path}\n${body ?? ''}`;

const NOT_REMEMBERED = failed<RequestError>({ kind: 'offline' });

async function fetched<T>(path: string, request: RequestInit, answer: Answer<T>, signal?: AbortSignal): Answered<T> {
  if (!isQuery(path, request)) {
    if (signal === FROM_MEMORY) return NOT_REMEMBERED;
    const changed = parsed(await fetchAnswer(path, request, signal), answer);
    forgetAnswers();
    separateRequests();
    return changed;
  }
  const key = keyOf(path, request);
  if (signal === FROM_MEMORY) {
    const known = remembered(key, answer, Date.now());
    return known ? ok(known.value as T) : NOT_REMEMBERED; // cast: this schema parsed it
  }
  const sent = await shareRequest(key, (shared) => fetchAnswer(path, request, shared), signal);
  if (!sent.ok) {
    if (sent.error.kind === 'signedOut') forgetAnswers();
    return sent;
  }
  const known = remembered(key, answer, Date.now());
  // An equal answer keeps its identity, and nothing that depends on it is requested again.
  const result = known?.text === sent.value ? ok(known.value as T) : parsed(sent, answer); // cast: this schema parsed it
  if (result.ok) remember(key, { as: answer, text: sent.value, value: result.value, atMs: Date.now() });
  return result;
}

/** The answer before it is parsed. */
async function fetchAnswer(path: string, request: RequestInit, signal?: AbortSignal): Answered<string> {
  let response: Response;
  try {
    response = await fetchWithRetries(path, { ...request, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    return failed({ kind: 'offline' });
  }
  if (!response.ok) return failed(await refusal(response));
  return ok(await response.text().catch(() => ''));
}

function parsed<T>(result: Result<string, RequestError>, answer: Answer<T>): Result<T, RequestError> {
  if (!result.ok) return result;
  const read = answer.safeParse(jsonOf(result.value));
  return read.success ? ok(read.data) : failed({ kind: 'unreadable' });
}

/** Undefined without JSON: an answer without a body. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Changes nothing on the server: may be repeated, shared and remembered. */
const isQuery = (path: string, { method }: RequestInit): boolean => !method || path.startsWith('/api/v1/reports/');

/** Maximum number of retries of a query while the server is busy. */
const MAX_RETRIES = 3;

/**
 * Retries a query after the delay that a busy server states (503 with `Retry-After`). A request that changes something
 * is sent once.
 */
async function fetchWithRetries(path: string, request: RequestInit, retries = MAX_RETRIES): Promise<Response> {
  const response = await fetch(path, request);
  const waitS = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || retries === 0 || !waitS || !isQuery(path, request)) return response;
  await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
  return fetchWithRetries(path, request, retries - 1);
}
