import type { Page, Request } from 'playwright-core';

export type MeasuredKind = 'hit' | 'heartbeat' | 'identity';

export interface MeasuredRequest {
  kind: MeasuredKind;
  /** Parameters of the query, or of the body of a posted hit. */
  parameters: URLSearchParams;
}

/** Every request of a page to the collector, as it leaves. */
export function recordMeasuring(page: Page): MeasuredRequest[] {
  const seen: MeasuredRequest[] = [];
  page.on('request', (request) => {
    const kind = kindOf(new URL(request.url()).pathname);
    if (kind) seen.push({ kind, parameters: parametersOf(request) });
  });
  return seen;
}

function kindOf(path: string): MeasuredKind | null {
  if (path.startsWith('/b/ss/')) return 'hit';
  if (path === '/hb/') return 'heartbeat';
  return path === '/id' || path === '/optOutStatus' ? 'identity' : null;
}

const parametersOf = (request: Request) =>
  new URLSearchParams(new URL(request.url()).search || request.postData() || '');
