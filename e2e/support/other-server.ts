import { createServer } from 'node:http';

export interface OtherServer {
  origin: string;
  /** Path and query of every request, in the order of arrival. */
  received: string[];
  stop(): Promise<void>;
}

/** A server of somebody else's that takes measurements as the incumbent's does. */
export async function startOtherServer(): Promise<OtherServer> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? '');
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
