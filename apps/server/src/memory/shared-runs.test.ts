import { expect, test } from 'vitest';
import { WorkAbandoned } from '../stores/events/concurrency-limiter.ts';
import { createSharedRuns } from './shared-runs.ts';

/** Queries that end by hand; each run answers with its number. */
function queries() {
  const runs: { group: string; sql: string; signal: AbortSignal; end: () => void; fail: (error: Error) => void }[] = [];
  const shared = createSharedRuns(
    ({ group, sql }: { group: string; sql: string }, { signal }) =>
      new Promise<{ run: number }[]>((resolve, reject) => {
        const row = { run: runs.length + 1 };
        runs.push({ group, sql, signal, end: () => resolve([row]), fail: reject });
      }),
    (asked) => JSON.stringify(asked),
  );
  const here = new AbortController().signal;
  return {
    runs,
    ask: (sql: string, signal = here, group = 'anna') => shared.ask({ group, sql }, { order: 0, signal }),
  };
}

test('R-18 requests during a run share the next one, so that none gets an answer older than itself', async () => {
  const { runs, ask } = queries();
  const first = ask('count');
  const later = [ask('count'), ask('count'), ask('count')];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  expect(await first).toEqual([{ run: 1 }]);
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  expect(await Promise.all(later)).toEqual([[{ run: 2 }], [{ run: 2 }], [{ run: 2 }]]);
  const after = ask('count');
  runs[2]?.end();
  expect(await after).toEqual([{ run: 3 }]);
});

test('R-18 other queries, and equal ones of another person, run by themselves', () => {
  const { runs, ask } = queries();
  void ask('count');
  void ask('sum');
  void ask('count', undefined, 'biel');
  expect(runs.map(({ group, sql }) => `${group} ${sql}`)).toEqual(['anna count', 'anna sum', 'biel count']);
});

test('R-18 a failed run fails only the requests that wait for it', async () => {
  const { runs, ask } = queries();
  const first = ask('count');
  const second = ask('count');
  runs[0]?.fail(new Error('the engine is away'));
  await expect(first).rejects.toThrow('the engine is away');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  expect(await second).toEqual([{ run: 2 }]);
});

test('R-18 a query is abandoned once every client that waits for it has left', async () => {
  const { runs, ask } = queries();
  const first = ask('count');
  const [one, other] = [new AbortController(), new AbortController()];
  const left = [ask('count', one.signal), ask('count', other.signal)];
  one.abort();
  await expect(left[0]).rejects.toThrow(WorkAbandoned);
  runs[0]?.end();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  expect(runs[1]?.signal.aborted).toBe(false);
  other.abort();
  await expect(left[1]).rejects.toThrow(WorkAbandoned);
  expect(runs[1]?.signal.aborted).toBe(true);
  await expect(ask('count', AbortSignal.abort())).rejects.toThrow(WorkAbandoned);
});

/** Look-ups that end when told, and the number that began. */
function heldLookUps() {
  const held: PromiseWithResolvers<number>[] = [];
  const shared = createSharedRuns(
    () => {
      const one = Promise.withResolvers<number>();
      held.push(one);
      return one.promise;
    },
    (name: string) => name,
  );
  return { look: (name: string) => shared.ask(name), held };
}

test('requests at the same time share one look-up that begins after they came', async () => {
  const { look, held } = heldLookUps();
  const first = look('maria');
  const later = [look('maria'), look('maria'), look('maria')];
  expect(held).toHaveLength(1);
  held[0]?.resolve(1);
  expect(await first).toBe(1);
  expect(held).toHaveLength(2);
  held[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test('R-08 a request never learns what was looked up before it came', async () => {
  const { look, held } = heldLookUps();
  const first = look('maria');
  const second = look('maria');
  held[0]?.resolve(1);
  await first;
  const third = look('maria'); // the second has begun
  expect(held).toHaveLength(2);
  held[1]?.resolve(2);
  expect(await second).toBe(2);
  held[2]?.resolve(3);
  expect(await third).toBe(3);
});

test('nobody shares with another key, and a failure is not kept', async () => {
  const { look, held } = heldLookUps();
  const failing = look('maria');
  const other = look('pau');
  expect(held).toHaveLength(2);
  held[1]?.resolve(5);
  expect(await other).toBe(5);
  held[0]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = look('maria');
  held[2]?.resolve(6);
  expect(await again).toBe(6);
});
