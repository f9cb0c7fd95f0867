/** Starts `clickhouse-front.ts` as a substitute where no ClickHouse server is available. */
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { answers, createProgram, type Program } from './program.ts';

const FRONT = fileURLToPath(new URL('./clickhouse-front.ts', import.meta.url));

export interface ClickHouseStandIn {
  /** In the format of `CLICKHOUSE_URL`. */
  url: string;
  program: Program;
  /** The next insert is executed and never answered; resolves when that has happened. */
  holdNextInsert(): Promise<void>;
}

export async function startClickHouseStandIn(directory: string): Promise<ClickHouseStandIn> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = createProgram({
    name: 'the stand-in for ClickHouse',
    command: process.execPath,
    args: [FRONT, directory, String(port)],
    env: { UV_THREADPOOL_SIZE: '16', TZ: 'UTC' },
    isReady: () => answers(`${origin}/ping`),
  });
  await program.start();
  return {
    url: `${origin}/sintonia`,
    program,
    holdNextInsert: async () => void (await fetch(`${origin}/hold`, { method: 'POST' })),
  };
}
