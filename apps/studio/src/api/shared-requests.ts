/** Pending requests, by query. An equal query waits for the answer of the first request. */

interface PendingRequest {
  answer: Promise<unknown>;
  abort: AbortController;
  /** Number of callers that wait for the answer. */
  waiting: number;
}

const pending = new Map<string, PendingRequest>();

/**
 * The answer to a query, shared by all callers with an equal `key`. The request is aborted when no caller waits for it
 * any more.
 *
 * @param key address and body of the request
 */
export async function shareRequest<T>(
  key: string,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  signal?.throwIfAborted();
  const request = pending.get(key) ?? start(key, send);
  request.waiting++;
  const left = new Promise<never>((_, reject) => {
    const leave = () => {
      if (--request.waiting === 0) {
        remove(key, request);
        request.abort.abort();
      }
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([request.answer as Promise<T>, left]); // cast: a query has one kind of answer
}

function start<T>(key: string, send: (signal: AbortSignal) => Promise<T>): PendingRequest {
  const abort = new AbortController();
  const request: PendingRequest = { answer: send(abort.signal), abort, waiting: 0 };
  pending.set(key, request);
  const settled = () => remove(key, request);
  request.answer.then(settled, settled);
  return request;
}

function remove(key: string, request: PendingRequest): void {
  if (pending.get(key) === request) pending.delete(key);
}

/** After a change: later requests are sent again, not shared with earlier ones. */
export const separateRequests = (): void => pending.clear();
