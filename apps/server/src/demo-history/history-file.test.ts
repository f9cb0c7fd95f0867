import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistoryState, writeHistoryState } from './history-file.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-history-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('R-11 reads the stored state of the demonstration back; an unreadable file counts as missing', async () => {
  expect(await readHistoryState(dataDir)).toBeNull();
  const state = { anchorMs: 1_795_000_000_000, loadedUntilMs: null, isRemoved: true };
  await writeHistoryState(dataDir, state);
  expect(await readHistoryState(dataDir)).toEqual(state);
  await writeFile(join(dataDir, 'demo-history.json'), '{"anchorMs":');
  expect(await readHistoryState(dataDir)).toBeNull();
});
