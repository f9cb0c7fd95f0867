import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { loadCatalogue } from '../loading/load-catalogue.ts';
import { aSource } from '../testing/a-source.ts';
import { cacheStudioCatalogue } from './studio-catalogue.ts';
import { studioCatalogueRoutes } from './studio-catalogue-routes.ts';

let store: OperationalStore;
let app: FastifyInstance;
let nowMs = 0;
const source = aSource();

beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  app = Fastify();
  await app.register(studioCatalogueRoutes, {
    read: cacheStudioCatalogue(store.database, () => nowMs),
    readTranscript: async () => [{ startS: 1, endS: 3, text: 'Bon dia.' }],
    requireStaff: () => async () => {},
    nowMs: () => nowMs,
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const factsOf = (kind: string, value: string) => get(`/api/site/facts?${new URLSearchParams({ kind, value })}`);
const get = async (path: string) => (await app.inject(path)).json();

describe('catalogue of the studio', () => {
  test('R-14 without a catalogue there are no names, and a minute after it is loaded there are', async () => {
    expect(await get('/api/site/names?text=a')).toEqual([]);
    expect(await get('/api/site/channels')).toMatchObject({ code: 'noCatalogue' });
    await loadCatalogue({
      database: store.database,
      source: { catalogue: source, artwork: {} },
      mostWatched: () => [],
      nowMs: () => nowMs,
    });
    nowMs += 60_000;
    const channels = await get('/api/site/channels');
    expect(channels.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
      source.channels.map(({ slug }) => slug).sort(),
    );
  });

  test('R-14 finds entities by any words of their name, without accents or case', async () => {
    const [programme] = source.programmes;
    const episode = programme?.seasons[0]?.episodes[0];
    const found = await get(`/api/site/names?text=${encodeURIComponent(episode?.title.toUpperCase() ?? '')}`);
    expect(found).toContainEqual(expect.objectContaining({ kind: 'title', value: episode?.title }));
    expect(await get('/api/site/names?text=+')).toEqual([]);
    const address = encodeURIComponent(`https://example.org/video/${episode?.id}/?t=3`);
    expect(await get(`/api/site/names?text=${address}`)).toEqual([
      expect.objectContaining({ kind: 'title', value: episode?.title }),
    ]);
  });

  test('R-14 finds sections, channels, themes and fixed pages, each by its value in hits', async () => {
    const find = async (text: string) =>
      (await get(`/api/site/names?text=${encodeURIComponent(text)}`)).map(
        ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`,
      );
    expect(await find('portada')).toEqual(['page portada']);
    expect(await find('Notícies')).toEqual(['section noticies', 'page noticies/portada']);
    expect(await find('politica')).toEqual(['page noticies/politica']);
    expect(await find('tv1')).toEqual(['channel tv1']);
    expect(await find('tema')).toEqual(['theme tema']);
  });

  test('R-14 gives the headline or title of the pages that it has, by their names in hits', async () => {
    const [story] = source.stories;
    const [author] = source.authors;
    const [programme] = source.programmes;
    const episode = programme?.seasons[0]?.episodes[0];
    const [channel] = source.channels;
    const [section] = source.sections;
    if (!story || !author || !programme || !episode || !channel || !section) throw new Error('the source is empty');
    const named = {
      [`noticies/${story.section}/${story.slug}`]: story.title,
      [`noticies/autor/${author.id}`]: author.name,
      [`programes/${programme.slug}`]: programme.title,
      [`${programme.kind}/${programme.slug}/${episode.id}`]: episode.title,
      [`noticies/${section.slug}`]: section.name,
      [`programacio/${channel.slug}`]: `Programació de ${channel.name}`,
      [channel.slug]: channel.name,
      portada: 'Portada',
      'el-temps': 'El temps',
    };
    const titlesOf = (pages: unknown) =>
      app.inject({ method: 'POST', url: '/api/site/page-titles', payload: { pages } as object }); // cast: also bad ones
    expect((await titlesOf([...Object.keys(named), 'constructor', 'el-temps/no-hi-es'])).json()).toEqual(named);
    expect((await titlesOf(Array(501).fill('portada'))).statusCode).toBe(400);
    expect((await titlesOf('portada')).statusCode).toBe(400);
  });

  test('R-14 says what a title belongs to: its programme, season and channel', async () => {
    const [programme] = source.programmes;
    const [episode] = programme?.seasons[0]?.episodes ?? [];
    expect(await factsOf('title', episode?.title ?? '')).toMatchObject({
      programme: programme?.title,
      episode: { season: 1, number: 1 },
      channel: { slug: 'tv1', name: 'TV1' },
      mediaId: String(episode?.id),
    });
    expect(await factsOf('page', `video/${programme?.slug}/${episode?.id}`)).toMatchObject({ title: episode?.title });
  });

  test('R-14 says who signs a story, and its sections, themes and time of publication', async () => {
    const [story] = source.stories;
    expect(await factsOf('page', `noticies/${story?.section}/${story?.slug}`)).toMatchObject({
      author: 'Marta Puig',
      sections: [
        { kind: 'section', value: 'noticies', name: 'Notícies' },
        { kind: 'page', value: 'noticies/politica', name: 'politica' },
      ],
      themes: ['tema'],
      publishedAt: expect.any(String),
    });
    expect(await factsOf('page', 'noticies/politica')).toMatchObject({ newsSection: 'politica' });
    expect(await factsOf('author', 'Marta Puig')).toMatchObject({ role: 'Redactora' });
  });

  test('R-14 says where a section of the site is, what is below it, and how many stories carry a theme', async () => {
    const before = nowMs;
    nowMs = Date.parse('2100-01-01');
    const onSite = source.stories.toSorted((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo);
    const lastOf = ([story]: typeof onSite) => ({
      page: `noticies/${story?.section}/${story?.slug}`,
      title: story?.title,
      publishedAt: expect.any(String),
    });
    expect(await factsOf('section', 'noticies')).toMatchObject({
      path: '/noticies/',
      below: source.sections.map(({ slug, name }) => ({ page: `noticies/${slug}`, name })),
      stories: { count: onSite.length, last: lastOf(onSite) },
    });
    expect(await factsOf('section', 'radio')).toMatchObject({ path: '/radio/', below: [], stories: null });
    const ofTheme = onSite.filter(({ themes }) => themes.includes('tema'));
    expect(await factsOf('theme', 'tema')).toMatchObject({ stories: { count: ofTheme.length, last: lastOf(ofTheme) } });
    // Nothing was published yet.
    nowMs = Date.parse('1960-01-01');
    expect(await factsOf('theme', 'tema')).toMatchObject({ stories: null });
    nowMs = before;
  });

  test('R-14 gives the last and the next broadcast of a programme and of a channel, by the schedule', async () => {
    // Thursday at noon in the broadcaster's zone: «Matí» began at six, «Vespre» begins at nine.
    const before = nowMs;
    nowMs = Date.parse('2026-11-19T11:00:00Z');
    const morning = { channel: 'tv1', title: 'Matí', startsAt: '2026-11-19T05:00:00.000Z' };
    const evening = { channel: 'tv1', title: 'Vespre', startsAt: '2026-11-19T20:00:00.000Z' };
    expect(await factsOf('channel', 'tv1')).toMatchObject({ broadcasts: { last: morning, next: evening } });
    expect(await factsOf('programme', 'Matí')).toMatchObject({
      channel: { slug: expect.stringMatching(/^(?:tv1|r1)$/) },
      broadcasts: { last: { startsAt: morning.startsAt }, next: { startsAt: '2026-11-20T05:00:00.000Z' } },
    });
    nowMs = before;
  });

  test('R-14 an entity that is not in the catalogue has no facts, whatever its name', async () => {
    const none = await factsOf('title', 'No hi és');
    expect(Object.values(none).flat().filter(Boolean)).toEqual([{ last: null, next: null }]);
    for (const value of ['constructor', '__proto__', '../../etc/passwd', '%00', "' or 1=1 --", '<script>'])
      for (const kind of ['page', 'title', 'programme', 'author', 'channel', 'section', 'theme'])
        expect(await factsOf(kind, value), `${kind} ${value}`).toEqual(none);
    for (const query of [
      '',
      'kind=title',
      'kind=title&value=',
      'kind=constructor&value=a',
      'kind=title&value=a&value=b',
    ])
      expect((await app.inject(`/api/site/facts?${query}`)).statusCode, query).toBe(400);
    const long = 'a'.repeat(1001);
    expect((await app.inject(`/api/site/facts?kind=title&value=${long}`)).statusCode).toBe(400);
  });

  test('R-14 finds programmes that are only in the schedule', async () => {
    expect(await get('/api/site/names?text=vespre')).toContainEqual(
      expect.objectContaining({ kind: 'programme', name: 'Vespre', value: 'Vespre' }),
    );
  });

  test('R-01 finds the pages, sections and channels whose title contains a text, as people type it', async () => {
    const find = (text: string) => get(`/api/site/titled-pages?text=${encodeURIComponent(text)}`);
    expect(await find('PORTADA')).toEqual(['portada']);
    expect(await find('programacio de')).toEqual(source.channels.map(({ slug }) => `programacio/${slug}`));
    expect(await find(' ')).toEqual([]);
    expect(await find('no hi és')).toEqual([]);
  });

  test('R-10 gives the sentences and chapters of a title, with its path', async () => {
    const id = source.programmes[0]?.seasons[0]?.episodes[0]?.id;
    expect(await get(`/api/site/words/${id}`)).toMatchObject({ cues: [{ startS: 1, text: 'Bon dia.' }] });
    expect((await app.inject('/api/site/words/no')).statusCode).toBe(404);
  });

  test('R-14 gives the broadcasts of a channel in at most 40 days', async () => {
    const channel = source.channels[0]?.slug ?? '';
    const from = '2026-11-16T00:00:00Z';
    const found = await get(`/api/site/broadcasts?channel=${channel}&from=${from}&to=2026-11-17T00:00:00Z`);
    expect(Array.isArray(found)).toBe(true);
    const tooLong = await app.inject(`/api/site/broadcasts?channel=${channel}&from=${from}&to=2027-11-17T00:00:00Z`);
    expect(tooLong.statusCode).toBe(400);
  });

  test('R-14 the catalogue is read again within a minute after it has changed, and only then', async () => {
    const read = cacheStudioCatalogue(store.database, () => nowMs);
    const before = await read();
    nowMs += 60_000;
    expect((await read())?.catalogue).toBe(before?.catalogue);

    const [story, ...others] = source.stories;
    if (!story) throw new Error('the source has a story');
    const changed = { ...source, stories: [{ ...story, title: 'Un titular corregit' }, ...others] };
    await loadCatalogue({
      database: store.database,
      source: { catalogue: changed, artwork: {} },
      mostWatched: () => [],
      nowMs: () => nowMs,
    });
    expect((await read())?.catalogue).toBe(before?.catalogue);
    nowMs += 60_000;
    const headlines = (await read())?.catalogue.stories.map(({ title }) => title);
    expect(headlines).toContain('Un titular corregit');
  });
});
