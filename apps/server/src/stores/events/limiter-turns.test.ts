import { describe, expect, test } from 'vitest';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  LimiterFull,
  WorkAbandoned,
} from './concurrency-limiter.ts';

/** Starts tasks that end by hand, and logs the order in which they begin. */
function tasks(limiter: ConcurrencyLimiter) {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const add = (requester: string, name: string, signal?: AbortSignal) =>
    limiter.run(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => void gates.set(name, resolve));
      },
      { requester, ...(signal && { signal }) },
    );
  return { begun, add, end: (name: string) => gates.get(name)?.() };
}

describe('turns of requesters', () => {
  test('R-18 requesters take turns: one with many requests does not hold up another', async () => {
    const { begun, add, end } = tasks(createConcurrencyLimiter('reports', 1, 10));
    const all = [add('anna', 'a1'), add('anna', 'a2'), add('anna', 'a3'), add('biel', 'b1')];
    for (const [at, name] of ['a1', 'a2', 'b1', 'a3'].entries()) {
      expect(begun.at(-1)).toBe(name);
      end(name);
      await expect.poll(() => begun.length).toBe(Math.min(at + 2, 4));
    }
    await Promise.all(all);
  });

  test('R-18 of one requester, the later work of an earlier request comes before that of later ones', async () => {
    const limiter = createConcurrencyLimiter('reports', 1, 10);
    const begun: string[] = [];
    const add = (order: number, name: string) =>
      limiter.run(async () => void begun.push(name), { requester: 'anna', order });
    const [first, ...others] = [add(1, 'figures of 1'), add(2, 'figures of 2'), add(3, 'figures of 3')];
    await Promise.all([add(1, 'comparison of 1'), add(2, 'comparison of 2'), first, ...others]);
    expect(begun).toEqual(['figures of 1', 'comparison of 1', 'figures of 2', 'comparison of 2', 'figures of 3']);
  });

  test('R-18 a full queue refuses its own requester alone', async () => {
    const { add, end } = tasks(createConcurrencyLimiter('reports', 1, 1));
    const all = [add('anna', 'a1'), add('anna', 'a2'), add('biel', 'b1')];
    await expect(add('anna', 'a3')).rejects.toThrow(LimiterFull);
    const ended = Promise.all(all);
    const ending = setInterval(() => ['a1', 'a2', 'b1'].forEach(end), 1);
    await ended;
    clearInterval(ending);
  });

  test('R-18 work whose client has left is not begun, and leaves its place in the queue', async () => {
    const { begun, add, end } = tasks(createConcurrencyLimiter('reports', 1, 1));
    const leaving = new AbortController();
    const first = add('anna', 'a1');
    const left = add('anna', 'a2', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow(WorkAbandoned);
    const third = add('anna', 'a3');
    end('a1');
    await first;
    await expect.poll(() => begun).toEqual(['a1', 'a3']);
    end('a3');
    await third;
    await expect(add('anna', 'a4', AbortSignal.abort())).rejects.toThrow(WorkAbandoned);
  });
});
