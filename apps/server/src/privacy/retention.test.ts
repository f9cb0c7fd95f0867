/** Deletion of old events. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOld } from './retention.ts';
import { openPrivacy, TOKEN } from './testing/open-privacy.ts';

let privacy: Awaited<ReturnType<typeof openPrivacy>>;
beforeAll(async () => {
  privacy = await openPrivacy();
});
afterAll(() => privacy.close());
beforeEach(() => privacy.reset());

describe('retention (R-07)', () => {
  test('R-07 reports for each table its days, rows and oldest event', async () => {
    await privacy.visit();
    const answer = await privacy.app.inject({
      url: '/api/privacy/retention',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const [hits, playback, rejected] = answer.json();
    expect(hits).toMatchObject({ table: 'hits', days: 760 });
    expect(hits.rows).toBeGreaterThan(0);
    expect(Date.parse(hits.oldestAt)).toBeLessThanOrEqual(Date.now());
    expect(playback).toMatchObject({ table: 'playback', days: 760 });
    expect(rejected).toMatchObject({ table: 'rejected', days: 90 });
  });

  test('R-07 each table has its own retention', async () => {
    await privacy.visit();
    const days = { hits: 30, playback: 60, rejected: 10 };
    const after = (n: number) => ({ events: privacy.events, days, nowMs: () => Date.now() + n * 86_400_000 });
    expect(await deleteOld(after(9))).toEqual({ hits: 0, playback: 0, rejected: 0 });
    expect(await deleteOld(after(31))).toEqual({
      hits: expect.toSatisfy((n: number) => n >= 4),
      playback: 0,
      rejected: expect.toSatisfy((n: number) => n >= 3),
    });
    const counts = await privacy.events.query(
      'SELECT (SELECT count() FROM hits) AS hits, (SELECT count() FROM rejected) AS rejected',
    );
    expect(counts).toEqual([{ hits: 0, rejected: 0 }]);
    expect(await deleteOld(after(61))).toMatchObject({ playback: expect.toSatisfy((n: number) => n >= 3) });
  });
});
