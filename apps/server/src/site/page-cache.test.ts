import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

const aPage = (text: string, status = 200): RenderedPage => ({
  kind: 'other',
  gzip: null,
  status,
  headers: [],
  body: Buffer.from(text),
});

function aCache(overrides = {}) {
  const clock = { nowMs: 0 };
  const onSpared = vi.fn();
  const cache = createPageCache({
    freshMs: 30_000,
    spareMs: 60_000,
    maxPages: 2,
    nowMs: () => clock.nowMs,
    onSpared,
    ...overrides,
  });
  return { cache, clock, onSpared };
}

describe('page cache', () => {
  test('a page is rendered once while fresh, and again afterwards', async () => {
    const { cache, clock } = aCache();
    const render = vi.fn(async () => aPage('a'));
    await cache.page('/', render);
    clock.nowMs = 29_999;
    await cache.page('/', render);
    expect(render).toHaveBeenCalledTimes(1);
    clock.nowMs = 30_000;
    await cache.page('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('W-14 after a content change no old page is served, not even one being rendered', async () => {
    const { cache } = aCache();
    await cache.page('/', async () => aPage('old'));
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const slow = cache.page('/a/', () => promise);
    cache.expire();
    expect(await cache.page('/', async () => aPage('new'))).toEqual(aPage('new'));
    const again = cache.page('/a/', async () => aPage('new a'));
    resolve(aPage('old a'));
    expect(await slow).toEqual(aPage('old a'));
    expect(await again).toEqual(aPage('new a'));
    expect(await cache.page('/a/', async () => aPage('newer'))).toEqual(aPage('new a'));
    cache.expire();
    const fails = () => Promise.reject(new Error('no'));
    expect(await cache.page('/', fails)).toEqual(aPage('new'));
  });

  test('concurrent requests share one rendering', async () => {
    const { cache } = aCache();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const render = vi.fn(() => promise);
    const pages = Array.from({ length: 50 }, () => cache.page('/', render));
    resolve(aPage('a'));
    expect(new Set(await Promise.all(pages)).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('missing and failed pages are not cached', async () => {
    const { cache } = aCache();
    const render = vi.fn(async () => aPage('no', 404));
    await cache.page('/no/', render);
    await cache.page('/no/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('the least recently requested page is evicted first', async () => {
    const { cache } = aCache();
    const render = vi.fn(async () => aPage('x'));
    for (const key of ['a', 'b', 'a', 'c']) await cache.page(key, render);
    expect(render).toHaveBeenCalledTimes(3);
    await cache.page('a', render);
    expect(render).toHaveBeenCalledTimes(3);
    await cache.page('b', render);
    expect(render).toHaveBeenCalledTimes(4);
  });

  test('a stale page is served for some time when rendering fails, and the failure is reported', async () => {
    const { cache, clock, onSpared } = aCache();
    const fails = () => Promise.reject(new Error('no'));
    await cache.page('/', async () => aPage('old'));
    clock.nowMs = 89_999;
    expect(await cache.page('/', fails)).toMatchObject({ body: Buffer.from('old') });
    expect(onSpared).toHaveBeenCalledWith('/', expect.any(Error));
    clock.nowMs = 90_000;
    await expect(cache.page('/', fails)).rejects.toThrow('no');
    await expect(cache.page('/nova/', fails)).rejects.toThrow('no');
  });
});
