/** One of our own processes with given roles. */
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { answers, createProgram, type Program } from './program.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface ServerProcess extends Program {
  port: number;
}

/** @param env values other than the defaults; address and port are chosen here */
export async function createServerProcess(
  name: string,
  roles: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const program = createProgram({
    name,
    command: process.execPath,
    args: [MAIN],
    env: { ...env, ROLES: roles, PORT: String(port), HOST: '127.0.0.1' },
    isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
  });
  return { ...program, port };
}
