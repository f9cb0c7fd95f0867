import { type Loopback, listenOnLoopback } from './loopback.ts';

export interface OtherServer extends Loopback {
  /** Path and query of every request, in order of arrival. */
  received: string[];
}

/** A third-party server that accepts measurement like the incumbent's. */
export async function startOtherServer(): Promise<OtherServer> {
  const received: string[] = [];
  const loopback = await listenOnLoopback((request, response) => {
    received.push(request.url ?? '');
    request.resume();
    response.writeHead(204).end();
  });
  return { ...loopback, received };
}
