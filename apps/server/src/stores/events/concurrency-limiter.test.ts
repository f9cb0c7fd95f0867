import { describe, expect, test } from 'vitest';
import { createConcurrencyLimiter, LimiterFull } from './concurrency-limiter.ts';

const held = () => Promise.withResolvers<void>();

describe('concurrency limiters', () => {
  test('run at most the allowed number of tasks, in order of arrival', async () => {
    const limiter = createConcurrencyLimiter('queries', 2, 10);
    const gates = [held(), held(), held()];
    const begun: number[] = [];
    const done = gates.map((gate, i) =>
      limiter.run(() => {
        begun.push(i);
        return gate.promise;
      }),
    );
    expect(begun).toEqual([0, 1]);
    gates[1]?.resolve();
    await done[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    await Promise.all(done);
    expect(limiter.waiting()).toBe(0);
  });

  test('S-03 a full queue refuses instead of growing', async () => {
    const limiter = createConcurrencyLimiter('queries', 1, 1);
    const gate = held();
    const first = limiter.run(() => gate.promise);
    const second = limiter.run(() => gate.promise);
    await expect(limiter.run(async () => {})).rejects.toThrow(LimiterFull);
    gate.resolve();
    await Promise.all([first, second]);
  });

  test('a failing task releases its place', async () => {
    const limiter = createConcurrencyLimiter('queries', 1, 1);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(async () => 7)).resolves.toBe(7);
  });
});
