import { expect, test } from 'vitest';
import { createLibraryRateLimit } from './library-rate-limit.ts';

const RULE = { window: 60, max: 10 };

test('S-06 refuses the eleventh sign-in within a minute of the first, and says how long to wait', async () => {
  let nowMs = 0;
  const limit = createLibraryRateLimit(() => nowMs);
  for (let i = 0; i < 10; i++) expect(await limit.consume('a', RULE)).toEqual({ allowed: true, retryAfter: null });
  nowMs = 45_000;
  expect(await limit.consume('a', RULE)).toEqual({ allowed: false, retryAfter: 15 });
  expect((await limit.consume('b', RULE)).allowed).toBe(true);
  nowMs = 60_000;
  expect((await limit.consume('a', RULE)).allowed).toBe(true);
});

test('B-02 lets thirty people of one office sign in within a quarter of an hour, half a minute apart', async () => {
  let nowMs = 0;
  const limit = createLibraryRateLimit(() => nowMs);
  for (let person = 0; person < 30; person++) {
    nowMs = person * 30_000;
    expect([person, (await limit.consume('office', RULE)).allowed]).toEqual([person, true]);
  }
});
