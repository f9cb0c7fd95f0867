import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimDataDir, LOCK_FILE } from './claim-data-dir.ts';
import { StartError } from './start-error.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sintonia-claim-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('data directory', () => {
  test('it is made, claimed once, and given back', async () => {
    const dataDir = join(dir, 'a', 'b');
    const release = await claimDataDir(dataDir);
    await expect(claimDataDir(dataDir)).rejects.toThrow(`in use by another server (process ${process.pid})`);
    await release();
    expect(await readdir(dataDir)).toEqual([]);
    await (await claimDataDir(dataDir))();
  });

  test('a claim whose holder is gone is taken over', async () => {
    const { pid } = spawnSync('true');
    await writeFile(join(dir, LOCK_FILE), JSON.stringify({ pid, begunAt: '1' }));
    await (await claimDataDir(dir))();
  });

  test('a process id that another program has by now does not hold it', async () => {
    await writeFile(join(dir, LOCK_FILE), JSON.stringify({ pid: process.pid, begunAt: '1' }));
    await (await claimDataDir(dir))();
  });

  test('half a claim, as a full disk leaves it, is taken over', async () => {
    await writeFile(join(dir, LOCK_FILE), '{"pi');
    await (await claimDataDir(dir))();
  });

  test('a file in its place is named with the mend', async () => {
    const file = join(dir, 'file');
    await writeFile(file, '');
    const claim = claimDataDir(file);
    await expect(claim).rejects.toBeInstanceOf(StartError);
    await expect(claim).rejects.toThrow(`DATA_DIR=${file} is not a directory: choose another with DATA_DIR.`);
  });

  test.skipIf(process.getuid?.() === 0)('a directory that cannot be written is named with the mend', async () => {
    await expect(claimDataDir('/proc/sintonia')).rejects.toThrow(/^DATA_DIR=\/proc\/sintonia cannot be/);
  });
});
