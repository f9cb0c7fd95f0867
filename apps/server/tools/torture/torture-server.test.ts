import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tortureServer } from './torture-server.ts';

test('S-03 a server killed twice under load loses and duplicates no event', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-torture-'));
  try {
    const outcome = await tortureServer({ dataDir, kills: 2, seed: 7, clients: 8, longestLifeMs: 1000 });
    expect(outcome).toMatchObject({ kills: 2, lost: 0, duplicated: 0, unexpected: [], stored: outcome.acknowledged });
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.repeatedRequests).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}, 120_000);
