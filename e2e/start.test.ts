import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Runs the script of `npm start` to its end. */
function start(env: Record<string, string>): Promise<{ code: number | null; errorOutput: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/start.js')], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errorOutput = '';
    child.stdout.resume();
    child.stderr.on('data', (chunk) => (errorOutput += chunk));
    child.on('close', (code) => resolve({ code, errorOutput: errorOutput.trim() }));
  });
}

describe('errors of npm start in one line', () => {
  let scratch = '';
  let taken: Server;
  let usedPort = '';

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'sintonia-start-'));
    taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    usedPort = String(address && typeof address === 'object' ? address.port : '');
  });
  afterAll(async () => {
    taken.close();
    await rm(scratch, { recursive: true, force: true });
  });

  test('name a wrong environment value and its valid form', async () => {
    const { code, errorOutput } = await start({ PORT: 'quatre mil', DATA_DIR: join(scratch, 'value') });
    expect(code).not.toBe(0);
    expect(errorOutput.split('\n')).toHaveLength(1);
    expect(errorOutput).toMatch(/PORT.*quatre mil.*must be/);
  });

  test('name a port in use and the fix', async () => {
    const { code, errorOutput } = await start({ PORT: usedPort, HOST: '127.0.0.1', DATA_DIR: join(scratch, 'port') });
    expect(code).not.toBe(0);
    expect(errorOutput.split('\n')).toHaveLength(1);
    expect(errorOutput).toContain(usedPort);
    expect(errorOutput).toContain('PORT');
  });

  test('name a data directory that cannot be written', async () => {
    const file = join(scratch, 'a-file');
    await writeFile(file, 'not a directory');
    const { code, errorOutput } = await start({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(code).not.toBe(0);
    expect(errorOutput.split('\n')).toHaveLength(1);
    expect(errorOutput).toContain(join(file, 'data'));
    expect(errorOutput).toContain('DATA_DIR');
  });
});
