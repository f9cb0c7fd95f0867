import type { FastifyReply } from 'fastify';

/** Status for the log: nobody receives it. */
export const CLIENT_LEFT = 499;

/** Aborts when the client leaves without its answer. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
