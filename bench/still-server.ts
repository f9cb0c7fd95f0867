import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PreparedAnswer } from './still-page.ts';

export interface StillServer {
  port: number;
  /** Answers this for its path from now on. */
  prepare(answer: Omit<PreparedAnswer, 'body'> & { body: Buffer }): Promise<void>;
  stop(): void;
}

/** A process with `still-page.ts`. */
export async function startStillServer(): Promise<StillServer> {
  const child = fork(fileURLToPath(new URL('./still-page.ts', import.meta.url)));
  const [port] = (await once(child, 'message')) as [number]; // cast: its first message
  return {
    port,
    prepare: async ({ path, headers, body }) => {
      const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...retained } = headers;
      child.send({ path, headers: retained, body: body.toString('base64') });
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
