import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NONCE_PLACEHOLDER } from '@sintonia/contracts';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { scriptsAfterPaint } from './features/hydration/scripts-after-paint.ts';
import { NonceContext } from './ui/frame/nonce.ts';

const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders the complete page before sending: pages are cached, so no visitor waits for a stream, and robots receive the
 * same bytes as people.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(await renderPage(request, routerContext), { status, headers });
}

function renderPage(request: Request, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext value={NONCE_PLACEHOLDER}>
        <ServerRouter context={routerContext} url={request.url} nonce={NONCE_PLACEHOLDER} />
      </NonceContext>
    );
    const stream = renderToPipeableStream(page, {
      nonce: NONCE_PLACEHOLDER,
      // React would send large boundaries out of order for a script to move into place; without JavaScript they would
      // stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        const body = new PassThrough();
        text(body).then((html) => resolve(scriptsAfterPaint(html)), reject);
        stream.pipe(body);
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
    const timeout = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  });
}

/** Missing pages are expected: only other errors are logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) console.error(error);
}
