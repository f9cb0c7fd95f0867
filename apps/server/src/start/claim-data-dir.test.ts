import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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
  test('is created, claimed once, and released', async () => {
    const dataDir = join(dir, 'a', 'b');
    const release = await claimDataDir(dataDir);
    await expect(claimDataDir(dataDir)).rejects.toThrow(`in use by another server (process ${process.pid})`);
    await release();
    expect(await readdir(dataDir)).toEqual([]);
    await (await claimDataDir(dataDir))();
  });

  test('a claim of an ended process is taken over', async () => {
    const { pid } = spawnSync('true');
    await writeFile(join(dir, LOCK_FILE), JSON.stringify({ pid, begunAt: '1' }));
    await (await claimDataDir(dir))();
  });

  test('a reused process id does not hold the claim', async () => {
    await writeFile(join(dir, LOCK_FILE), JSON.stringify({ pid: process.pid, begunAt: '1' }));
    await (await claimDataDir(dir))();
  });

  test('an incomplete claim, as left by a full disk, is taken over', async () => {
    await writeFile(join(dir, LOCK_FILE), '{"pi');
    await (await claimDataDir(dir))();
  });

  test('a file in its place is reported with the fix', async () => {
    const file = join(dir, 'file');
    await writeFile(file, '');
    const claim = claimDataDir(file);
    await expect(claim).rejects.toBeInstanceOf(StartError);
    await expect(claim).rejects.toThrow(`DATA_DIR=${file} is not a directory: choose another with DATA_DIR.`);
  });

  test.skipIf(process.getuid?.() === 0)('a directory that cannot be written is named with what to do', async () => {
    await expect(claimDataDir('/proc/sintonia')).rejects.toThrow(/^DATA_DIR=\/proc\/sintonia cannot be/);
  });

  /** A claim made in another container: its process id means nothing here, or another process. */
  const elsewhere = (lock: object) =>
    writeFile(join(dir, LOCK_FILE), JSON.stringify({ id: 'a', pid: 1, begunAt: '1', place: 'elsewhere', ...lock }));

  test('a claim with a heartbeat holds and one without is taken over, for two containers each with process 1', async () => {
    const beat = { beatMs: 20, silentMs: 200 };
    await elsewhere({});
    const beating = setInterval(() => utimes(join(dir, LOCK_FILE), new Date(), new Date()), 20);
    await expect(claimDataDir(dir, beat)).rejects.toThrow('in use by another server (process 1)');
    clearInterval(beating);
    await (await claimDataDir(dir, beat))();
  });

  test('a holder that was suspended for too long detects the new holder and does not touch its claim', async () => {
    let isLost = false;
    const release = await claimDataDir(dir, { beatMs: 10, onLost: () => (isLost = true) });
    await elsewhere({});
    await expect.poll(() => isLost).toBe(true);
    await release();
    expect(await readdir(dir)).toEqual([LOCK_FILE]);
  });

  test.skipIf(spawnSync('unshare', ['-pf', 'true']).status !== 0)(
    'the second of two namespaces of process ids on one directory is refused while the first runs',
    async () => {
      const script = `import { claimDataDir } from ${JSON.stringify(join(import.meta.dirname, 'claim-data-dir.ts'))};
        await claimDataDir(${JSON.stringify(dir)}, { beatMs: 100, silentMs: 1000 });
        console.log('claimed by', process.pid);
        setInterval(() => {}, 1000);`;
      const args = ['-pf', '--kill-child', '--mount-proc', process.execPath, '--input-type=module', '-e', script];
      const first = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await expect.poll(() => String(first.stdout.read() ?? '')).toContain('claimed by 1');
      const second = spawnSync('unshare', args, { encoding: 'utf8', timeout: 60_000 });
      expect(second.stderr).toContain('is in use by another server (process 1)');
      first.kill('SIGKILL');
      await expect.poll(() => claimDataDir(dir, { beatMs: 100, silentMs: 1000 }).catch(() => null)).not.toBeNull();
    },
  );
});
