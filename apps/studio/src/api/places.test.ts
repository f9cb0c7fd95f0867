import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

/** Work that ends on demand. */
function aWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  return {
    work: () => {
      isBegun = true;
      return promise;
    },
    isBegun: () => isBegun,
    end: resolve,
    fail: reject,
  };
}
const { signal } = new AbortController();

test('R-18 as much work runs at a time as there are places; the rest waits in order, also after a failure', async () => {
  const places = createPlaces(2);
  const works = [aWork(), aWork(), aWork(), aWork()];
  const done = works.map(({ work }) => places.use(work, signal).catch((error: Error) => error.message));
  await Promise.resolve();
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false]);
  works[1]?.fail(new Error('broken'));
  expect(await done[1]).toBe('broken');
  await Promise.resolve();
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, true, false]);
  for (const { end } of works) end('done');
  expect(await Promise.all(done)).toEqual(['done', 'broken', 'done', 'done']);
});

test('R-18 work that is left while it waits never begins, and takes no place', async () => {
  const places = createPlaces(1);
  const [first, left, last] = [aWork(), aWork(), aWork()];
  const leaving = new AbortController();
  const running = places.use(first.work, signal);
  const leftWork = places.use(left.work, leaving.signal);
  const lastWork = places.use(last.work, signal);
  leaving.abort();
  await expect(leftWork).rejects.toThrow();
  first.end('first');
  last.end('last');
  expect(await Promise.all([running, lastWork])).toEqual(['first', 'last']);
  expect(left.isBegun()).toBe(false);
});
