/** Requests to our API. Answers are parsed here, once; an expected failure is a value. */
import { ApiError, failed, ok, type Result } from '@sintonia/contracts';
import { requestAnswered, requestFailed } from './connection.ts';
import { ACCEPTS_JSON, takeEarly } from './early-requests.ts';
import { createPlaces, type Places } from './places.ts';
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
  fetched(path, ACCEPTS_JSON, answer, signal);

/** The same for a query that is too long for an address. */
export const ask = <T>(path: string, query: unknown, answer: Answer<T>, signal?: AbortSignal): Answered<T> =>
  fetched(path, withBody('POST', query), answer, signal, queries);

/**
 * Places of queries that the event store answers. A browser has six connections to a server, and the live events take
 * one: while the store hangs, the studio still asks for its state, and says so.
 */
const queries = createPlaces(4);

/** For a request that may change something: it is sent once, not shared, and later answers may differ from those in memory. */
export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  answer: Answer<T>,
  signal?: AbortSignal,
): Answered<T> {
  if (signal === FROM_MEMORY) return NOT_REMEMBERED;
  const changed = parsed(await fetchAnswer(path, withBody(method, body), 0, signal), answer);
  forgetAnswers();
  separateRequests();
  return changed;
}

const withBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The answer that is remembered for a query without a body; null without one. */
export const getRemembered = <T>(path: string, answer: Answer<T>): T | null =>
  (remembered(keyOf(path), answer, Date.now())?.value as T | undefined) ?? null; // cast: this schema parsed it

/** In place of a signal: only answers that are remembered, nothing is sent. */
export const FROM_MEMORY: AbortSignal = new AbortController().signal;

/** Of an answer in memory. */
const keyOf = (path: string, { body }: RequestInit = {}): string => `${path}\n${body ?? ''}`;

const NOT_REMEMBERED = failed<RequestError>({ kind: 'offline' });

/** A query changes nothing on the server: it may be repeated, shared and remembered. */
async function fetched<T>(
  path: string,
  request: RequestInit,
  answer: Answer<T>,
  signal?: AbortSignal,
  places?: Places,
): Answered<T> {
  const key = keyOf(path, request);
  if (signal === FROM_MEMORY) {
    const known = remembered(key, answer, Date.now());
    return known ? ok(known.value as T) : NOT_REMEMBERED; // cast: this schema parsed it
  }
  const atMs = Date.now();
  const send = (shared: AbortSignal) => {
    const fetching = () => fetchAnswer(path, request, MAX_RETRIES, shared);
    return places ? places.use(fetching, shared) : fetching();
  };
  const sent = await shareRequest(key, send, signal);
  if (!sent.ok) {
    if (sent.error.kind === 'signedOut') forgetAnswers();
    return sent;
  }
  const known = remembered(key, answer, Date.now());
  // An equal answer keeps its identity, and nothing that depends on it is requested again.
  const result = known?.text === sent.value ? ok(known.value as T) : parsed(sent, answer); // cast: this schema parsed it
  if (result.ok) remember(key, { as: answer, text: sent.value, value: result.value, atMs });
  return result;
}

/** The answer before it is parsed. */
async function fetchAnswer(
  path: string,
  request: RequestInit,
  retries: number,
  signal?: AbortSignal,
): Answered<string> {
  let response: Response;
  try {
    response = await fetchWithRetries(path, { ...request, signal: signal ?? null }, retries);
  } catch (error) {
    if (signal?.aborted) throw error;
    requestFailed();
    return failed({ kind: 'offline' });
  }
  requestAnswered();
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

/** Maximum number of retries of a query while the server is busy. */
const MAX_RETRIES = 3;

/** Retries after the delay that a busy server states (503 with `Retry-After`). */
async function fetchWithRetries(path: string, request: RequestInit, retries: number): Promise<Response> {
  const response = await (takeEarly(path, request) ?? fetch(path, request));
  const waitS = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || retries === 0 || !waitS) return response;
  await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
  return fetchWithRetries(path, request, retries - 1);
}
