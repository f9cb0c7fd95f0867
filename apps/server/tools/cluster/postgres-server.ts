/** Runs a temporary PostgreSQL on this machine: a new database in a directory, removed with its owner. */
import { execFile } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { createProgram, type Program } from './program.ts';

const run = promisify(execFile);

export interface PostgresServer {
  url: string;
  program: Program;
}

/**
 * @param binDir directory of `initdb` and `postgres`
 * @param directory created; its parents must be accessible by the user `postgres` when this runs as root
 */
export async function startPostgres(binDir: string, directory: string): Promise<PostgresServer> {
  const user = await ownUser();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (user) {
    await chmod(dirname(directory), 0o711);
    await chown(directory, user.uid, user.gid);
  }
  // The database is never reopened after a kill, so syncing its files is unnecessary.
  const settings = ['--auth=trust', '--username=sintonia', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(binDir, 'initdb'), ['-D', directory, ...settings], { ...user, cwd: '/' });
  const port = await freePort();
  const server = `postgres://sintonia@127.0.0.1:${port}`;
  const program = createProgram({
    name: 'PostgreSQL',
    command: join(binDir, 'postgres'),
    args: ['-D', directory, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    user,
    isReady: () =>
      ask(`${server}/postgres`, 'select 1').then(
        () => true,
        () => false,
      ),
  });
  await program.start();
  await ask(`${server}/postgres`, 'create database sintonia');
  return { url: `${server}/sintonia`, program };
}

/** Creates another empty database on it. */
export async function createDatabase({ url }: PostgresServer, name: string): Promise<string> {
  await ask(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root; its packages create a user for it. */
async function ownUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
