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
  if (pending.size === 0) wakeSoon();
}

/** After an answer, a request that depends on it may follow. */
const FOLLOWING_MS = 50;

/** What waits until no request is pending. */
const waiting = new Set<() => void>();

function wakeSoon(): void {
  setTimeout(() => {
    if (pending.size > 0) return;
    for (const wake of waiting) wake();
    waiting.clear();
  }, FOLLOWING_MS);
}

/** Resolves when no request has been pending for a moment; rejects when `signal` is aborted. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    waiting.add(resolve);
    if (pending.size === 0) wakeSoon();
    const leave = () => {
      waiting.delete(resolve);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** After a change: later requests are sent again, not shared with earlier ones. */
export function separateRequests(): void {
  pending.clear();
  wakeSoon();
}
