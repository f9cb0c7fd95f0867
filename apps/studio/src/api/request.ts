/** Requests to our API. Answers are parsed here, once; an expected failure is a value. */
import { ApiError, failed, ok, type Result } from '@sintonia/contracts';

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

async function fetched<T>(path: string, request: RequestInit, answer: Answer<T>, signal?: AbortSignal): Answered<T> {
  let response: Response;
  try {
    response = await fetchPatiently(path, { ...request, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    return failed({ kind: 'offline' });
  }
  if (!response.ok) return failed(await refusal(response));
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  return parsed.success ? ok(parsed.data) : failed({ kind: 'unreadable' });
}

/** Times that a question is repeated while the server is busy. */
const REPEATS = 3;

/** Repeats a question that the server puts off, at the time it names. A request that changes something is sent once. */
async function fetchPatiently(path: string, request: RequestInit, repeats = REPEATS): Promise<Response> {
  const response = await fetch(path, request);
  const waitS = Number(response.headers.get('retry-after'));
  const isQuestion = !request.method || path.startsWith('/api/v1/reports/');
  if (response.status !== 503 || repeats === 0 || !waitS || !isQuestion) return response;
  await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
  return fetchPatiently(path, request, repeats - 1);
}
