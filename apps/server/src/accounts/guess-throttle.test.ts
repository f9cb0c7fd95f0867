import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@sintonia/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectPglite } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { passwordGuess } from '../stores/operational/tables/guess-tables.ts';
import { storesToTest } from '../stores/operational/testing/stores-to-test.ts';
import { createSignInThrottle } from './guess-throttle.ts';

const NOON_MS = Date.parse('2026-11-18T12:00:00Z');
const { stores } = storesToTest();

const throttleOn = ({ database }: OperationalStore, freeGuessesOfNetwork = 30) =>
  createSignInThrottle({ database, secret: 'x'.repeat(64), purpose: 'staff', freeGuessesOfNetwork });

describe.each(stores)('wrong passwords on %s (B-02)', (_name, open) => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => void (await store.database.delete(passwordGuess)));

  test('B-02 five wrong guesses at an account are free, then each doubles the wait, up to 15 minutes', async () => {
    const throttle = throttleOn(store);
    let nowMs = NOON_MS;
    for (let i = 0; i < 5; i += 1) expect(await throttle.consume('aina', null, nowMs)).toBe(0);
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const waitS = await throttle.consume('aina', null, nowMs);
      waits.push(waitS);
      nowMs += waitS * 1000;
      expect(await throttle.consume('aina', null, nowMs)).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('B-02 concurrent guesses at two servers are each counted', async () => {
    const servers = [throttleOn(store), throttleOn(store)];
    const waits = await Promise.all([...Array(12)].map((_, i) => servers[i % 2]?.consume('aina', null, NOON_MS)));
    expect(waits.sort()).toEqual([0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30]);
  });

  test('B-02 a guess at one account delays no other, and a correct password ends the wait', async () => {
    const throttle = throttleOn(store);
    for (let i = 0; i < 5; i += 1) await throttle.consume('aina', null, NOON_MS);
    expect(await throttle.consume('aina', null, NOON_MS)).toBe(30);
    expect(await throttle.consume('biel', null, NOON_MS)).toBe(0);
    await throttle.clear('aina', null);
    expect(await throttle.consume('aina', null, NOON_MS)).toBe(0);
  });

  test('B-02 a network waits after its free guesses at any accounts; correct passwords are not counted', async () => {
    const throttle = throttleOn(store, 3);
    for (let i = 0; i < 20; i += 1) {
      expect(await throttle.consume(`dret ${i}`, '192.0.2.1', NOON_MS)).toBe(0);
      await throttle.clear(`dret ${i}`, '192.0.2.1');
    }
    for (let i = 0; i < 3; i += 1) expect(await throttle.consume(`tort ${i}`, `192.0.2.${i}`, NOON_MS)).toBe(0);
    expect(await throttle.consume('un altre', '192.0.2.77', NOON_MS)).toBe(30);
    expect(await throttle.consume('un altre', '192.0.3.77', NOON_MS)).toBe(0);
  });

  test('B-02 counts expire a day after the last guess at an account, and a day after the first from a network', async () => {
    const throttle = throttleOn(store, 3);
    for (let i = 0; i < 5; i += 1) await throttle.consume('aina', null, NOON_MS + i * 3_600_000);
    expect(await throttle.consume('aina', null, NOON_MS + DAY_MS + 3_600_000)).toBe(0);
    expect(await throttle.consume('aina', null, NOON_MS + DAY_MS + 3_600_000)).toBeGreaterThan(0);
    expect(await throttle.consume('aina', null, NOON_MS + 2 * DAY_MS + 4 * 3_600_000)).toBe(0);
    expect(await throttle.consume('aina', null, NOON_MS + 2 * DAY_MS + 4 * 3_600_000)).toBe(0);
    for (let i = 0; i < 3; i += 1) await throttle.consume(`tort ${i}`, '192.0.2.1', NOON_MS + i * 3_600_000);
    expect(await throttle.consume('un', '192.0.2.1', NOON_MS + DAY_MS)).toBe(0);
  });

  test('B-02 accounts and networks are stored as hashes only, and expired rows are deleted', async () => {
    const throttle = throttleOn(store);
    await throttle.consume('aina@tramuntana.example', '192.0.2.1', NOON_MS);
    expect(JSON.stringify(await store.database.select().from(passwordGuess))).not.toMatch(/aina|192/);
    await throttle.consume('biel', null, NOON_MS + 2 * DAY_MS);
    expect(await store.database.select().from(passwordGuess)).toHaveLength(1);
  });
});

test('B-02 counts survive a restart', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sintonia-guesses-'));
  const before = await connectPglite(directory);
  for (let i = 0; i < 5; i += 1) await throttleOn(before).consume('aina', '192.0.2.1', NOON_MS);
  await before.close();
  const after = await connectPglite(directory);
  expect(await throttleOn(after).consume('aina', '192.0.2.1', NOON_MS)).toBe(30);
  await after.close();
  await rm(directory, { recursive: true });
});
