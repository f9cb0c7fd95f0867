import { MINUTE_MS } from '@sintonia/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { Catalogue } from '../catalogue.ts';
import { createLiveCatalogue } from '../loading/live-catalogue.ts';
import { resolveSource } from '../loading/resolve-source.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { openSearch } from '../search/site-search.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../testing/a-source.ts';
import { nextReleaseMs, releasedCatalogue } from './released-catalogue.ts';

const NOW_MS = Date.parse('2026-11-18T12:00:00Z');
const at = (minutes: number) => new Date(NOW_MS + minutes * MINUTE_MS).toISOString();

/** Released later: story 2 in ten minutes (own author and theme), episode 12 in twenty, programme `nou` in thirty. */
function aCatalogue(): Catalogue {
  const source = aSource({
    authors: ['marta-puig', 'anna-sole', 'becari-nou'].map((id) => ({ id, name: id, role: 'Redactora' })),
    stories: [
      aStory(1, { related: [2, 3] }),
      aStory(2, { author: 'anna-sole', themes: ['Secret d’Estat'], title: 'Cau el govern' }),
      aStory(3),
    ],
    programmes: [
      aProgramme('cims', {
        seasons: [{ number: 1, year: 2026, episodes: [anEpisode(11, 1), anEpisode(12, 2, { title: 'Ventolera' })] }],
      }),
      aProgramme('nou', { seasons: [{ number: 1, year: 2026, episodes: [anEpisode(13, 1)] }] }),
    ],
  });
  const catalogue = resolveSource(source, {}, NOW_MS);
  const dates = new Map([
    [12, at(20)],
    [13, at(30)],
  ]);
  return {
    ...catalogue,
    stories: catalogue.stories.map((story) => (story.id === 2 ? { ...story, publishedAt: at(10) } : story)),
    programmes: catalogue.programmes.map((programme) => ({
      ...programme,
      seasons: programme.seasons.map((season) => ({
        ...season,
        episodes: season.episodes.map((one) => ({ ...one, broadcastAt: dates.get(one.id) ?? one.broadcastAt })),
      })),
    })),
    broadcasts: [
      { channel: 'tv1', title: 'Cims', subtitle: null, programme: 'cims', startsAt: at(20), endsAt: at(30) },
      { channel: 'tv1', title: 'Nou', subtitle: null, programme: 'nou', startsAt: at(30), endsAt: at(60) },
    ],
  };
}

describe('embargo (W-01)', () => {
  test('W-01 an item dated in the future is in no list, on no page, and referenced by nothing', async () => {
    const mostWatched = () => ['12', '11', '13'];
    const reader = createCatalogueReader(releasedCatalogue(aCatalogue(), NOW_MS), mostWatched);
    const now = new Date(NOW_MS);
    for (const page of [reader.story(2), reader.episode(12), reader.episode(13), reader.programme('nou')])
      expect(await page).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    expect(await reader.author('anna-sole')).toMatchObject({ ok: false });
    expect(await reader.author('becari-nou')).toMatchObject({ ok: true });
    expect(await reader.theme('secret-d-estat')).toMatchObject({ ok: false });
    const shown = [
      await reader.home(now),
      await reader.section('politica'),
      await reader.story(1),
      await reader.author('marta-puig'),
      reader.authors(),
      reader.themes(),
      await reader.programmes(),
      await reader.programme('cims'),
      await reader.episode(11),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/Cau el govern|anna-sole|Secret|Ventolera|"slug":"nou"/);
  });

  test('W-05 a broadcast is announced, and links to its episode only once that is released', async () => {
    const at60 = async (minutes: number) => {
      const reader = createCatalogueReader(releasedCatalogue(aCatalogue(), NOW_MS + minutes * MINUTE_MS), () => []);
      return (await reader.broadcasts('tv1', new Date(at(20)), new Date(at(60)))).map(
        ({ title, programme, episode }) => [title, programme, episode?.id ?? null],
      );
    };
    expect(await at60(0)).toEqual([
      ['Cims', 'cims', null],
      ['Nou', null, null],
    ]);
    expect(await at60(30)).toEqual([
      ['Cims', 'cims', 12],
      ['Nou', 'nou', 13],
    ]);
  });

  test('W-01 releases happen in sequence, each to the millisecond', () => {
    const catalogue = aCatalogue();
    expect([0, 10, 20, 30].map((minutes) => nextReleaseMs(catalogue, NOW_MS + minutes * MINUTE_MS))).toEqual([
      ...[10, 20, 30].map((minutes) => NOW_MS + minutes * MINUTE_MS),
      Number.POSITIVE_INFINITY,
    ]);
    const ids = (ms: number) => releasedCatalogue(catalogue, ms).stories.map(({ id }) => id);
    expect(ids(NOW_MS + 10 * MINUTE_MS - 1)).toEqual([1, 3]);
    expect(ids(NOW_MS + 10 * MINUTE_MS)).toEqual([1, 2, 3]);
    expect(releasedCatalogue(catalogue, NOW_MS + 30 * MINUTE_MS)).toBe(catalogue);
  });

  test('W-02 updates and an end dated in the future have not happened yet', () => {
    const [story] = aCatalogue().stories;
    if (!story) throw new Error('the source has stories');
    const live = { keyPoints: [], updates: [], endedAt: at(5), loopMinutes: null };
    const catalogue = { ...aCatalogue(), stories: [{ ...story, related: [], updatedAt: at(3), live }] };
    const seen = (minutes: number) => {
      const [one] = releasedCatalogue(catalogue, NOW_MS + minutes * MINUTE_MS).stories;
      return [one?.updatedAt, one?.live?.endedAt];
    };
    expect([seen(0), seen(3), seen(5)]).toEqual([
      [null, null],
      [at(3), null],
      [at(3), at(5)],
    ]);
  });

  test('W-07 items under embargo are neither found nor suggested until released, without reindexing', async () => {
    const store = await connectPglite(IN_MEMORY);
    const search = await openSearch(store.database, aCatalogue(), new Date(NOW_MS));
    const found = async (text: string, minutes: number) => {
      const now = new Date(NOW_MS + minutes * MINUTE_MS);
      const query = { text, kind: null, age: null, programme: null, sort: 'relevance', page: 1 } as const;
      const { hits } = await search.search(query, now);
      return [hits.map(({ path }) => path), search.suggest(text, now).map(({ path }) => path)].flat();
    };
    expect(await found('govern', 9)).toEqual([]);
    expect(await found('govern', 10)).toEqual(['/noticia/2/noticia-2/', '/noticia/2/noticia-2/']);
    expect(await found('ventolera', 19)).toEqual([]);
    expect(await found('ventolera', 20)).toEqual(['/video/12/', '/video/12/']);
    expect(await found('nou', 29)).toEqual([]);
    expect(await found('nou', 30)).toContain('/nou/');
    await store.close();
  });
});

describe('the served catalogue', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('W-01 shows released items by itself and notifies page caches', async () => {
    const catalogue = aCatalogue();
    const readerOf = (released: Catalogue) => createCatalogueReader(released, () => []);
    const search = { search: async () => Promise.reject(), suggest: () => [] };
    const live = await createLiveCatalogue(async () => ({ catalogue, readerOf, search }), Date.now);
    const received: number[] = [];
    live.onChange(() => received.push((Date.now() - NOW_MS) / MINUTE_MS));
    const { reader } = live;
    expect(live.nextReleaseMs()).toBe(NOW_MS + 10 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
    expect([await reader.story(2), received]).toMatchObject([{ ok: false }, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await reader.story(2), received]).toMatchObject([{ ok: true }, [10]]);
    await vi.advanceTimersByTimeAsync(50 * MINUTE_MS);
    expect(received).toEqual([10, 20, 30]);
    live.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('W-01 waits longer than a Node timer can, and does not rely on its punctuality', async () => {
    const all = aCatalogue();
    const catalogue = {
      ...all,
      programmes: [],
      stories: all.stories.map((story) => (story.id === 2 ? { ...story, publishedAt: at(60 * 24 * 40) } : story)),
    };
    const search = { search: async () => Promise.reject(), suggest: () => [] };
    const readerOf = (released: Catalogue) => createCatalogueReader(released, () => []);
    const live = await createLiveCatalogue(async () => ({ catalogue, readerOf, search }), Date.now);
    await vi.advanceTimersByTimeAsync(39 * 24 * 60 * MINUTE_MS);
    expect(await live.reader.story(2)).toMatchObject({ ok: false });
    // The clock was set forward: a reader sees the release before any timer fires.
    vi.setSystemTime(NOW_MS + 41 * 24 * 60 * MINUTE_MS);
    expect(await live.reader.story(2)).toMatchObject({ ok: true });
    live.stop();
  });
});
