import type { Page, Request } from 'playwright-core';

export type MeasuredKind = 'hit' | 'heartbeat' | 'batch' | 'identity';

export interface MeasuredRequest {
  kind: MeasuredKind;
  /** Parameters of the query, or of the body of a posted hit. */
  parameters: URLSearchParams;
  /** Path and query. */
  line: string;
}

/** Every request of a page to the collector, when it is sent; appended to `seen`, where several pages are one visit. */
export function recordMeasuring(page: Page, seen: MeasuredRequest[] = []): MeasuredRequest[] {
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const kind = kindOf(pathname);
    if (kind) seen.push({ kind, parameters: parametersOf(request), line: pathname + search });
  });
  return seen;
}

function kindOf(path: string): MeasuredKind | null {
  if (path.startsWith('/b/ss/')) return 'hit';
  if (path === '/hb/') return 'heartbeat';
  if (path === '/collect') return 'batch';
  return path === '/id' || path === '/optOutStatus' ? 'identity' : null;
}

const parametersOf = (request: Request) =>
  new URLSearchParams(new URL(request.url()).search || request.postData() || '');
