/** Requests of a screen sent again without a browser, which takes part of the same processor: what its answers take. */
import type { Page } from 'playwright-core';

interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Connections of a browser to one origin (HTTP/1.1). */
const AT_ONCE = 6;
const TIMES = 3;

/** Records the requests to our API that only ask, until it is called. */
export function recordRequests(page: Page): () => Promise<Asked[]> {
  const asked: Promise<Asked>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || (request.method() !== 'GET' && !pathname.startsWith('/api/v1/reports/')))
      return;
    if (request.resourceType() === 'eventsource') return;
    const { url, method, body } = { url: request.url(), method: request.method(), body: request.postData() };
    asked.push(request.allHeaders().then((headers) => ({ url, method, headers, body })));
  });
  return () => Promise.all(asked);
}

/** Until the last answer, ms: the median of three times. */
export async function replayMs(requests: readonly Asked[]): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const beganAt = performance.now();
    const waiting = [...requests];
    const connection = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await answered(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, connection));
    took.push(performance.now() - beganAt);
  }
  return took.toSorted((a, b) => a - b)[1] ?? 0;
}

/** Headers that `fetch` sets itself. */
const OF_CONNECTION = /^(?::|host$|connection$|content-length$|accept-encoding$)/;

async function answered({ url, method, headers, body }: Asked): Promise<void> {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name));
  const answer = await fetch(url, { method, headers: Object.fromEntries(kept), body });
  await answer.arrayBuffer();
}
