import type { SearchQuery, SiteSearch } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { resolveSource } from '../loading/resolve-source.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../testing/a-source.ts';
import { searchDocuments } from './search-documents.ts';
import { indexDocuments } from './search-index.ts';
import { openSearch } from './site-search.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
const body = (...texts: string[]) => texts.map(paragraph);
const DAY_MINUTES = 1440;

const SOURCE = aSource({
  stories: [
    aStory(1, {
      title: 'Els embassaments s’omplen amb les pluges de tardor',
      standfirst: 'L’aigua arriba al vuitanta per cent.',
      publishedMinutesAgo: 60,
      body: body('Ha plogut molt.', 'La notícia és bona.', 'Fins a l’hivern no se sabrà.'),
    }),
    aStory(2, {
      title: 'El col·legi de Berga estrena una cel·la de música',
      standfirst: 'Les cançons tradicionals hi tenen lloc.',
      publishedMinutesAgo: 3 * DAY_MINUTES,
    }),
    aStory(3, {
      title: 'Les eleccions, en marxa',
      standfirst: 'Els catalans voten. Les meses obren a les nou.',
      publishedMinutesAgo: 20 * DAY_MINUTES,
      body: body(
        'Primer.',
        `${'Res de nou per aquí. '.repeat(30)}A Vilafranca ha nevat. ${'I prou. '.repeat(30)}`,
        'Fi.',
      ),
    }),
    aStory(4, { title: 'Què fem ara?', standfirst: 'Un pla.', publishedMinutesAgo: 500 * DAY_MINUTES }),
    aStory(5, { title: 'La pluja no arriba a Berga', standfirst: 'Espera.', publishedMinutesAgo: 100 * DAY_MINUTES }),
  ],
  programmes: [
    aProgramme('cims', {
      title: 'Cims',
      seasons: [
        {
          number: 1,
          year: 2026,
          episodes: [anEpisode(1001, 1, { title: 'Pluja a la carena' }), anEpisode(1002, 2, { title: 'El bosc' })],
        },
      ],
    }),
  ],
});

let store: OperationalStore;
let search: SiteSearch;
beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  search = await openSearch(store.database, resolveSource(SOURCE, {}, NOW.getTime()), NOW);
});
afterAll(() => store.close());

const ask = (text: string, query: Partial<SearchQuery> = {}) =>
  search.search({ text, kind: null, age: null, programme: null, sort: 'relevance', page: 1, ...query }, NOW);
const titles = async (text: string, query: Partial<SearchQuery> = {}) =>
  (await ask(text, query)).hits.map(({ title }) => title.map((run) => run.text).join(''));

const [RESERVOIRS, SCHOOL, VOTE, WHAT, NO_RAIN] = SOURCE.stories.map(({ title }) => title);

describe('search (W-07)', () => {
  test.each([
    ['accents are left out', 'noticia', [RESERVOIRS]],
    ['capitals', 'EMBASSAMENTS', [RESERVOIRS]],
    ['a singular finds the plural', 'embassament', [RESERVOIRS]],
    ['l·l', 'col·legi', [SCHOOL]],
    ['l·l as a plural, with a full stop', 'col.legis', [SCHOOL]],
    ['l·l without the point', 'cella', [SCHOOL]],
    ['ŀl of old keyboards', 'coŀlegi', [SCHOOL]],
    ['an apostrophe before', "l'aigua", [RESERVOIRS]],
    ['a curly one', 'd’hivern', [RESERVOIRS]],
    ['none where the text has one', 'hivern', [RESERVOIRS]],
    ['a plural that changes its letters', 'cançó', [SCHOOL]],
    ['another form', 'elecció català', [VOTE]],
    ['stop words do not have to be there', 'el col·legi que hi ha a Berga', [SCHOOL]],
    ['stop words alone are looked for in titles', 'què fem ara', [WHAT]],
    ['quotes keep the order', '"pluja no arriba"', [NO_RAIN]],
    ['the name of a programme', 'cims', ['Cims', 'Pluja a la carena', 'El bosc']],
  ])('W-07 %s: «%s»', async (_what, text, found) => {
    expect((await titles(text)).toSorted()).toEqual(found.toSorted());
    expect((await ask(text)).reach).toBe('all');
  });

  test('W-07 plural and singular find the same; title matches and new documents rank first', async () => {
    expect((await titles('pluges')).toSorted()).toEqual((await titles('pluja')).toSorted());
    expect(await titles('pluja')).toEqual(['Pluja a la carena', RESERVOIRS, NO_RAIN]);
    expect(await titles('pluja', { sort: 'date' })).toEqual([RESERVOIRS, 'Pluja a la carena', NO_RAIN]);
  });

  test('W-07 corrects an unknown word and reports the correction', async () => {
    const answer = await ask('enbasaments');
    expect(answer).toMatchObject({ reach: 'corrected', corrected: 'embassaments', total: 1 });
    expect((await ask('la músicca de bergaa')).corrected).toBe('la musica de berga');
  });

  test('W-07 when no document has every word, returns documents with some and reports it', async () => {
    const answer = await ask('bosc eleccions');
    expect(answer).toMatchObject({ reach: 'some', total: 2 });
  });

  test.each([
    '',
    '   ',
    '·',
    "'; drop table search_document; --",
    "a' & | ! ( ) : * <-> b:*",
    '\\ % _ \0 \u{1F300}',
    '"',
    '""',
    '« »',
    'xyzzyqwk',
    `${'paraula '.repeat(40)}`.slice(0, 300),
    'x'.repeat(5000),
  ])('W-07 «%s» gives an answer and no error', async (text) => {
    expect(Array.isArray((await ask(text)).hits)).toBe(true);
  });

  test('W-07 empty and meaningless queries find nothing', async () => {
    for (const text of ['', 'xyzzyqwk']) expect(await ask(text)).toMatchObject({ total: 0, pages: 0, hits: [] });
  });

  test('W-07 facets count the results of each choice with the other facets unchanged', async () => {
    const all = await ask('pluja');
    expect(all.kinds).toEqual([
      { value: 'noticies', count: 2 },
      { value: 'videos', count: 1 },
      { value: 'audios', count: 0 },
      { value: 'programes', count: 0 },
    ]);
    expect(all.ages.map(({ count }) => count)).toEqual([1, 1, 2, 3]);
    expect(all.programmes).toEqual([{ value: 'cims', name: 'Cims', count: 1 }]);
    const videos = await ask('pluja', { kind: 'videos' });
    expect(videos.total).toBe(1);
    expect(videos.kinds).toEqual(all.kinds);
    expect(videos.ages.map(({ count }) => count)).toEqual([0, 0, 1, 1]);
    expect(await titles('pluja', { age: 'dia' })).toEqual([RESERVOIRS]);
    expect(await titles('pluja', { programme: 'cims' })).toEqual(['Pluja a la carena']);
    expect(await ask('pluja', { page: 2 })).toMatchObject({ total: 3, pages: 1, hits: [] });
  });

  test('W-07 marks hits in their original spelling, in the matching passage', async () => {
    const [school] = (await ask('colegi col·legis musiques')).hits;
    expect(school?.title.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['col·legi', 'música']);
    const [vote] = (await ask('Vilafranca nevada')).hits;
    const excerpt = vote?.excerpt.map(({ text }) => text).join('') ?? '';
    expect(excerpt).toMatch(/^… .*A Vilafranca ha nevat\. I prou\./);
    expect(excerpt.length).toBeLessThan(220);
    expect(vote?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Vilafranca', 'nevat']);
  });

  test('W-07 suggestions begin with the typed text, programmes first', () => {
    expect(search.suggest('ci', NOW).map(({ title }) => title)).toEqual(['Cims']);
    expect(search.suggest('ber col.l', NOW).map(({ title }) => title)).toEqual([SCHOOL]);
    expect(search.suggest('PLU', NOW)[0]).toEqual({
      title: 'Pluja a la carena',
      path: '/video/1001/',
      kind: 'videos',
      belongsTo: 'Cims',
    });
    expect(search.suggest(' ', NOW)).toEqual([]);
  });

  test('W-07 only changed documents are reindexed, and removed ones are not found', async () => {
    const other = { ...SOURCE, stories: SOURCE.stories.slice(1) };
    const documents = searchDocuments(resolveSource(other, {}, NOW.getTime()), NOW);
    expect(await indexDocuments(store.database, documents)).toBe(1);
    expect(await indexDocuments(store.database, documents)).toBe(0);
    expect((await ask('vuitanta')).total).toBe(0);
  });

  test('W-07 W-02 updates of a live story are found only once they are published', async () => {
    const catalogue = resolveSource(SOURCE, {}, NOW.getTime());
    const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const update = (id: string, atMinutes: number, title: string, text: string) => ({
      id,
      at: minutesOn(atMinutes).toISOString(),
      title,
      body: body(text),
    });
    const [running, ...others] = catalogue.stories;
    if (!running) throw new Error('the source has stories');
    const live = {
      keyPoints: ['El pantà desguassa des del migdia'],
      updates: [
        update('obren', -5, 'Obren les comportes', 'L’enginyera Assumpta Forcadell demana calma.'),
        update('tanquen', 10, 'Tanquen les comportes', 'El sobreeixidor ja no raja.'),
      ],
      endedAt: null,
      loopMinutes: null,
    };
    const opened = await openSearch(
      store.database,
      { ...catalogue, stories: [{ ...running, live }, ...others] },
      minutesOn(0),
    );
    const found = async (text: string, atMinutes: number) =>
      (
        await opened.search(
          { text, kind: null, age: null, programme: null, sort: 'relevance', page: 1 },
          minutesOn(atMinutes),
        )
      ).hits;

    for (const text of ['desguassa', 'comportes', 'Assumpta Forcadell', 'embassaments comportes calma'])
      expect(await found(text, 1)).toMatchObject([{ path: '/noticia/1/noticia-1/' }]);
    const [hit] = await found('Forcadell', 1);
    expect(hit?.excerpt.map(({ text }) => text).join('')).toContain('L’enginyera Assumpta Forcadell demana calma.');
    expect(await found('sobreeixidor', 9)).toEqual([]);
    const both = await Promise.all([found('sobreeixidor', 10), found('tanquen comportes', 10)]);
    expect(both.map((hits) => hits.length)).toEqual([1, 1]);
  });

  test('W-07 spoken text of an episode is found, with its time and sentence', async () => {
    const catalogue = resolveSource(SOURCE, {}, NOW.getTime());
    const subtitles = [{ lang: 'ca', label: 'Català', src: '/media/x.vtt' }];
    const clips = catalogue.clips.map((clip) => (clip.id === 'clip-video' ? { ...clip, subtitles } : clip));
    const cues = [
      { startS: 3.4, endS: 6, text: 'Bon dia des del refugi.' },
      { startS: 83.9, endS: 88, text: 'Les traginers baixaven la llenya a coll.' },
      { startS: 120, endS: 124, text: 'La llenya, a coll i amb neu.' },
    ];
    const opened = await openSearch(store.database, { ...catalogue, clips }, NOW, async () => cues);
    const find = async (text: string) =>
      (
        await opened.search({ text, kind: 'videos', age: null, programme: null, sort: 'relevance', page: 1 }, NOW)
      ).hits.find(({ path }) => path === '/video/1002/');
    const hit = await find('traginer llenya');
    expect(hit?.spoken?.atS).toBe(83);
    expect(hit?.spoken?.text.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['traginers', 'llenya']);
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('Sinopsi.');
    expect((await find('"la llenya a coll"'))?.spoken?.atS).toBe(83);
    expect((await find('bosc'))?.spoken).toBeNull();
  });

  test('W-07 spoken text of a story’s video is found, with its time and the story’s address', async () => {
    const stories = [aStory(77, { title: 'Neu a la carena', clip: 'clip-video' })];
    const catalogue = resolveSource({ ...SOURCE, stories }, {}, NOW.getTime());
    const subtitles = [{ lang: 'ca', label: 'Català', src: '/media/x.vtt' }];
    const clips = catalogue.clips.map((clip) => (clip.id === 'clip-video' ? { ...clip, subtitles } : clip));
    const cues = [{ startS: 41.2, endS: 45, text: 'Els ramaders van pujar el bestiar al coll.' }];
    const opened = await openSearch(store.database, { ...catalogue, clips }, NOW, async () => cues);
    const query = { kind: 'noticies', age: null, programme: null, sort: 'relevance', page: 1 } as const;
    // «pugen» is a form of the spoken word, «pujar».
    for (const text of ['ramader bestiar', 'bestiar pugen']) {
      const { hits } = await opened.search({ ...query, text }, NOW);
      expect(hits).toMatchObject([{ path: '/noticia/77/noticia-77/', spoken: { atS: 41 } }]);
    }
  });

  test('W-07 W-14 a story above the size limit is found by its beginning', async () => {
    const endless = Array.from({ length: 150_000 }, (_, at) => `mot${at.toString(36)}`).join(' ');
    const stories = [...SOURCE.stories, aStory(6, { body: body('Un començament.', endless, 'Fi.') })];
    const catalogue = resolveSource({ ...SOURCE, stories }, {}, NOW.getTime());
    const opened = await openSearch(store.database, catalogue, NOW);
    const query = { kind: null, age: null, programme: null, sort: 'relevance', page: 1 } as const;
    expect((await opened.search({ ...query, text: 'mot1' }, NOW)).total).toBe(1);
  });
});
