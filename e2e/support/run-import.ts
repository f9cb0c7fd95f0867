import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { RunningServer } from './start-server.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Ran {
  code: number;
  out: string;
  error: string;
}

/** `npm run import`, as an operator of this server runs it (W-14). */
export const runImport = ({ dataDir, origin }: RunningServer, ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port, HOST: '127.0.0.1' };
    const command = [join(ROOT, 'apps/server/src/commands/import.ts'), ...args];
    const child = execFile(join(ROOT, 'node_modules/.bin/node'), command, { env, cwd: ROOT }, (_error, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
