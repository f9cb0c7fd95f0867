import { createServer, type RequestListener } from 'node:http';

export interface Loopback {
  origin: string;
  /** The same machine under another name: cookies of one host are not the other's. */
  elsewhere: string;
  stop(): Promise<void>;
}

/** A third-party server, on a free port of this machine. */
export async function listenOnLoopback(answer: RequestListener): Promise<Loopback> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    elsewhere: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A third-party site: a given page for every path. Its origin has another host than the product's. */
export async function startOtherSite(page: (path: string) => string): Promise<Pick<Loopback, 'origin' | 'stop'>> {
  const { elsewhere, stop } = await listenOnLoopback((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page(request.url ?? '/'));
  });
  return { origin: elsewhere, stop };
}
