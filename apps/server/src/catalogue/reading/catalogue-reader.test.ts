import type { CatalogueSource } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { resolveSource } from '../loading/resolve-source.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../testing/a-source.ts';
import { createCatalogueReader } from './catalogue-reader.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const reading = (source: CatalogueSource, mostWatched: readonly string[] = []) =>
  createCatalogueReader(resolveSource(source, {}, NOW.getTime()), () => mostWatched);

describe('home page (W-01)', () => {
  const stories = [
    aStory(1, { section: 'politica' }),
    aStory(2, { section: 'politica', clip: 'clip-video' }),
    aStory(3, { section: 'politica' }),
    aStory(4, { section: 'cultura' }),
    aStory(5, { section: 'cultura' }),
    aStory(6, { section: 'esports' }),
  ];

  test('W-01 the newest recent story with a video leads, two other sections follow, the rest is newest first', async () => {
    const home = await reading(aSource({ stories })).home(NOW);
    expect(home.lead.id).toBe(2);
    expect(home.seconds.map(({ id }) => id)).toEqual([4, 6]);
    expect(home.latest.map(({ id }) => id)).toEqual([1, 3, 5]);
  });

  test('W-01 without videos the newest story leads; with one section the secondary stories are the next newest', async () => {
    const home = await reading(aSource({ stories: [aStory(3), aStory(1), aStory(2)] })).home(NOW);
    expect([home.lead, ...home.seconds].map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('W-01 channels show the current broadcast in the broadcaster’s time, with TV and radio apart', async () => {
    const home = await reading(aSource()).home(new Date('2026-11-18T20:00:00Z'));
    expect(home.tv).toMatchObject([{ channel: { slug: 'tv1' }, now: { title: 'Vespre' }, next: { title: 'Matí' } }]);
    expect(home.radio.map(({ channel }) => channel.slug)).toEqual(['r1']);
  });

  test('W-01 most watched is ordered by plays, then editorially; audio and unknown ids are left out', async () => {
    const source = aSource({
      programmes: [
        aProgramme('a', { seasons: [{ number: 1, year: 2026, episodes: [anEpisode(1, 1), anEpisode(2, 2)] }] }),
        aProgramme('b', { seasons: [{ number: 1, year: 2026, episodes: [anEpisode(3, 1)] }] }),
      ],
      series: [
        {
          ...aProgramme('p', { kind: 'audio', seasons: [{ number: 1, year: 2026, episodes: [anEpisode(9, 1)] }] }),
          form: 'podcast',
        },
      ],
    });
    const ids = async (plays: string[]) => (await reading(source, plays).home(NOW)).mostWatched.map(({ id }) => id);
    expect(await ids([])).toEqual([2, 3]);
    expect(await ids(['3', '9', 'loop-tv', '1'])).toEqual([3, 1, 2]);
    expect((await reading(source).home(NOW)).programmes.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect((await reading(source).programmes()).map(({ slug }) => slug)).toEqual(['a', 'b', 'p']);
  });
});

describe('authors and themes', () => {
  const source = aSource({
    authors: [
      { id: 'marta-puig', name: 'Marta Puig', role: 'Redactora', bio: 'Fa de periodista.' },
      { id: 'pau-nou', name: 'Pau Nou', role: 'Becari' },
    ],
    stories: [
      aStory(1, { themes: ['Món rural', 'Trens'] }),
      aStory(2, { themes: ['Trens', 'Mobilitat'] }),
      aStory(3, { themes: ['mon rural', 'Trens', '…'] }),
    ],
  });

  test('W-02 an author’s page has their stories, newest first, and exists before their first story', async () => {
    const { author, story } = reading(source);
    const page = await author('marta-puig');
    expect(page.ok && page.value.stories.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(page.ok && page.value.author.bio).toBe('Fa de periodista.');
    expect(await author('pau-nou')).toMatchObject({ ok: true, value: { stories: [] } });
    expect(await author('ningu')).toMatchObject({ ok: false });
    // A story names its author; the biography is stored once.
    const signed = await story(1);
    expect(signed.ok && signed.value.story.author).toEqual({ id: 'marta-puig', name: 'Marta Puig', role: 'Redactora' });
  });

  test('W-02 a theme is identified by its words, however written; related themes are those that occur with it most often', async () => {
    const { theme, themes, story } = reading(source);
    expect(themes().map(({ slug }) => slug)).toEqual(['mon-rural', 'trens', 'mobilitat']);
    const rural = await theme('mon-rural');
    expect(rural.ok && rural.value.theme.name).toBe('Món rural');
    expect(rural.ok && rural.value.stories.map(({ id }) => id)).toEqual([1, 3]);
    const trains = await theme('trens');
    expect(trains.ok && trains.value.near.map(({ slug }) => slug)).toEqual(['mon-rural', 'mobilitat']);
    expect(await theme('constructor')).toMatchObject({ ok: false });
    const odd = await story(3);
    expect(odd.ok && odd.value.themes.map(({ slug }) => slug)).toEqual(['mon-rural', 'trens', null]);
  });
});

describe('catalogue pages', () => {
  const seasons = [
    { number: 1, year: 2025, episodes: [anEpisode(11, 1), anEpisode(12, 2), anEpisode(13, 3)] },
    { number: 2, year: 2026, episodes: [anEpisode(21, 1)] },
  ];
  const reader = reading(aSource({ programmes: [aProgramme('cims', { seasons })] }));

  test('an episode knows the next one, also across seasons, and the others nearest first', async () => {
    const page = await reader.episode(12);
    expect(page).toMatchObject({
      ok: true,
      value: { next: { id: 13 }, clip: { id: 'clip-video' }, channel: { slug: 'tv1' } },
    });
    expect(page.ok && page.value.more.map(({ id }) => id)).toEqual([13, 11, 21]);
    expect(await reader.episode(13)).toMatchObject({ value: { next: { id: 21 } } });
    expect(await reader.episode(21)).toMatchObject({ value: { next: null } });
  });

  test('a programme lists its episodes with the length of their clips', async () => {
    expect(await reader.programme('cims')).toMatchObject({
      value: { episodes: [{ id: 11, lengthS: 40, programmeTitle: 'cims' }, {}, {}, {}] },
    });
  });

  test('a missing item is a value, not an exception', async () => {
    for (const page of [reader.episode(999), reader.story(999), reader.programme('no'), reader.section('no')]) {
      expect(await page).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    }
  });

  test('a section has only its own stories, newest first', async () => {
    const page = await reading(aSource({ stories: [aStory(7), aStory(5), aStory(6, { section: 'cultura' })] })).section(
      'politica',
    );
    expect(page.ok && page.value.stories.map(({ id }) => id)).toEqual([5, 7]);
  });
});

describe('a broken catalogue', () => {
  test.each<[string, Partial<CatalogueSource>, string]>([
    ['unknown clip', { stories: [aStory(1, { clip: 'no' })] }, 'story 1 refers to the clip "no"'],
    ['unknown section', { stories: [aStory(1, { section: 'no' })] }, 'story 1 refers to the section "no"'],
    ['unknown related story', { stories: [aStory(1, { related: [2] })] }, 'story 1 refers to the related story 2'],
    ['unknown author', { stories: [aStory(1, { author: 'no' })] }, 'story 1 refers to the author "no"'],
    ['unknown channel', { programmes: [aProgramme('a', { channel: 'no' })] }, 'programme a refers to the channel "no"'],
    ['no stories', { stories: [] }, 'no stories'],
  ])('%s is refused and named', (_, overrides, text) => {
    expect(() => reading(aSource(overrides))).toThrow(text);
  });
});
