/** Runs the commands as an operator does, against a complete server. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandTokenPath } from '../access/as-operator.ts';

const VISITOR = '20000000000000000000000000000000000001';
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let dataDir: string;
let server: Running;

interface Running {
  process: ChildProcess;
  origin: string;
}

async function start(directory: string): Promise<Running> {
  const env = {
    DATA_DIR: directory,
    PORT: '0',
    HOST: '127.0.0.1',
    ROLES: 'collect,write,studio',
    DEMO: 'off',
    REPORT_SUITES: '*',
    PUBLIC_ORIGIN: 'https://www.tramuntana.example',
  };
  const started = spawn(process.execPath, [file('../main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(started.stdout)) {
    const output = JSON.parse(line) as Record<string, unknown>;
    if (typeof output.Listening === 'string') {
      started.stdout.resume();
      return { process: started, origin: output.Listening.slice(0, -1) };
    }
  }
  throw new Error('the server ended before it was ready');
}

async function stop({ process: running }: Running): Promise<unknown> {
  running.kill('SIGTERM');
  const [code] = await once(running, 'exit');
  return code;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-commands-'));
  server = await start(dataDir);
});
afterAll(async () => {
  await stop(server);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

interface Ran {
  code: number;
  out: string;
  error: string;
}

/** @param environment replaces the server's own */
const run = (command: string, args: string[], environment: Record<string, string> = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { DATA_DIR: dataDir, PORT: new URL(server.origin).port, HOST: '127.0.0.1', ...environment };
    const child = execFile(process.execPath, [file(`./${command}.ts`), ...args], { env }, (_error, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
const hit = (path: string) =>
  fetch(`${server.origin}${path}`, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' } });

describe('commands', () => {
  test('I-04 a visitor’s events are exported, erased, and then gone', async () => {
    await hit(`/b/ss/one/1/JS/s1?AQB=1&mid=${VISITOR}&pageName=portada&AQE=1`);
    const out = join(dataDir, 'export.ndjson');
    expect(await run('export', ['--visitor', VISITOR, '--out', out])).toEqual({ code: 0, out: '', error: '' });
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ table: 'hits', event: { visitor_id: VISITOR } });
    expect(await run('erase', ['--visitor', VISITOR])).toEqual({
      code: 0,
      out: 'erased: 1 hits, 0 heartbeats of 0 sessions, 0 rejected\nremaining: 0\n',
      error: '',
    });
    expect((await run('export', ['--visitor', VISITOR])).out).toBe('');
  });

  test('S-04 rejected events are listed and replayed', async () => {
    await hit('/b/ss/one/1/JS/s1?AQB=1&pageName=portada');
    await expect.poll(async () => (await run('replay', [])).out, { timeout: 15_000 }).toMatch(/truncated.*│ 1 /);
    expect(await run('replay', ['--reason', 'truncated', '--since', '2026-01-01', '--dry-run'])).toMatchObject({
      code: 0,
      out: 'checked 1: 0 can be read, 0 are stored only in part, still rejected: 1 truncated\ndry run: nothing was moved\n',
    });
    expect((await run('replay', ['--reason', 'truncated'])).out).toContain('moved: 0');
  });

  test('a failing command states the cause in one line', async () => {
    expect((await run('erase', [])).error).toMatch(/^npm run erase -- --visitor ID.*\n$/);
    expect((await run('erase', ['--visitor', '1'])).error).toMatch(/answered 400: `visitor` must be a visitor id.*\n$/);
    expect((await run('replay', ['--reason', 'mood'])).error).toMatch(/answered 400: Needed: reason.*\n$/);
    expect((await run('erase', ['--visitor', VISITOR], { PORT: '1' })).error).toMatch(/^No server answers at .*\n$/);
    const elsewhere = await run('erase', ['--visitor', VISITOR], { DATA_DIR: join(dataDir, 'none') });
    expect(elsewhere).toMatchObject({ code: 2, error: expect.stringMatching(/token cannot be read: run this as/) });
  });

  test('S-03 a copy of a stopped server’s data directory is a complete server', async () => {
    await hit(`/b/ss/one/1/JS/s9?AQB=1&mid=${VISITOR}&pageName=before%20the%20backup&AQE=1`);
    expect(await stop(server)).toBe(0);
    const copy = await mkdtemp(join(tmpdir(), 'sintonia-restored-'));
    await cp(dataDir, copy, { recursive: true });
    await rm(dataDir, { recursive: true });
    dataDir = copy;
    server = await start(copy);
    expect((await hit('/readyz')).status).toBe(200);
    const exported = await run('export', ['--visitor', VISITOR]);
    expect(exported.out.split('\n')).toHaveLength(2);
    expect(exported.out).toContain('before the backup');
    expect((await run('replay', [])).out).toMatch(/truncated/);
  });

  test('only the server’s user can read the token', async () => {
    expect((await stat(commandTokenPath(dataDir))).mode & 0o777).toBe(0o600);
  });
});

describe('npm run staff (B-02)', () => {
  const staff = (...args: string[]) => run('staff', args);
  const useLink = async (link: string) => {
    const token = link.split('#')[1] ?? '';
    return fetch(`${server.origin}/api/staff/link/use`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'el ruc menja cireres' }),
    });
  };

  test('B-02 adds, changes and resets people while the server runs; the last administrator stays', async () => {
    const email = 'ada@example.cat';
    const added = await staff('add', '--email', email, '--name', 'Ada', '--role', 'administrator');
    expect([added.code, added.error]).toEqual([0, '']);
    const [link = ''] = added.out.split('\n');
    expect(link).toMatch(/^https:\/\/www\.tramuntana\.example\/estudi\/benvinguda#[\w-]{43}$/);
    expect((await useLink(link)).status).toBe(200);
    expect((await staff('list')).out).toMatch(/^ada@example\.cat +administrator +active/m);
    const last = await staff('disable', '--email', email);
    expect([last.code, last.error]).toEqual([2, expect.stringContaining('last active administrator')]);
    expect((await staff('role', '--email', 'ningu@example.cat', '--role', 'editor')).error).toContain('no person');
    const reset = await staff('reset', '--email', email, '--second-factor');
    expect((await useLink(reset.out.split('\n')[0] ?? '')).status).toBe(200);
    expect((await staff('list', '--email')).code).toBe(2);
  });

  test('B-02 works directly on the database while no server runs', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sintonia-staff-'));
    const alone = { DATA_DIR: directory, PORT: '4999', DEMO: 'off', PUBLIC_ORIGIN: 'http://localhost:4999' };
    const added = await run(
      'staff',
      ['add', '--email', 'biel@example.cat', '--name', 'Biel', '--role', 'analyst'],
      alone,
    );
    expect([added.code, added.error, added.out]).toEqual([
      0,
      '',
      expect.stringMatching(/^http:\/\/localhost:4999\/estudi\/benvinguda#/),
    ]);
    expect((await run('staff', ['list'], alone)).out).toMatch(/^biel@example\.cat +analyst +invited/);
    await rm(directory, { recursive: true, force: true });
  });
});
