import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveSource } from '../loading/resolve-source.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { aSource } from '../testing/a-source.ts';
import { FIRST_IMPORTED_ID } from './import-fields.ts';
import type { ImportItem, ImportRequest } from './import-item.ts';
import { planImport } from './plan-import.ts';
import { itemName, type StoredItem } from './stored-item.ts';
import { aBroadcastItem, anEpisodeItem, aProgrammeItem, aRequest, aStoryItem } from './testing/an-import.ts';
import { withImported } from './with-imported.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const base = resolveSource(aSource(), {}, NOON);

/** A store in memory: the next run sees what a run wrote. */
function aStore() {
  let rows: StoredItem[] = [];
  const run = (items: ImportItem[], overrides: Partial<ImportRequest> = {}) => {
    const plan = planImport(aRequest(items, overrides), base, rows);
    const now = new Map(rows.map((row) => [itemName(row), row]));
    for (const row of plan.writes) now.set(itemName(row), row);
    rows = [...now.values()];
    return plan;
  };
  return { run, catalogue: () => withImported(base, rows).catalogue, rows: () => rows };
}
const storyOf = (store: ReturnType<typeof aStore>, title: string) =>
  store.catalogue()?.stories.find((story) => story.title === title);

describe('planning an import (W-14)', () => {
  test('W-14 a new item gets its own address and keeps it when it changes', () => {
    const store = aStore();
    store.run([aStoryItem('1', { title: 'Puja el riu' })]);
    const first = storyOf(store, 'Puja el riu');
    expect(first).toMatchObject({
      id: FIRST_IMPORTED_ID,
      slug: 'puja-el-riu',
      section: 'politica',
      kicker: 'politica',
    });
    const { outcome, writes } = store.run([aStoryItem('1', { title: 'Baixa el riu' }), aStoryItem('2')]);
    expect(outcome.counts.story).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
    expect(writes).toHaveLength(2);
    expect(storyOf(store, 'Baixa el riu')).toMatchObject({ id: FIRST_IMPORTED_ID, slug: 'puja-el-riu' });
    expect(storyOf(store, 'Notícia 2')).toMatchObject({ id: FIRST_IMPORTED_ID + 1 });
  });

  test('W-02 W-14 a story brings its gallery, its updates and its authors', () => {
    const store = aStore();
    const picture = (n: number) => ({ address: `https://foto.example.cat/${n}.jpg`, alt: `Foto ${n}` });
    const gallery = [1, 2].map((n) => ({ ...picture(n), caption: `Peu ${n}`, credit: 'Arxiu' }));
    const update = { id: 'obert', at: '2026-11-18T10:05:00.000Z', title: 'Comença', body: [] };
    const live = { keyPoints: ['Encara no s’ha votat.'], updates: [update], endedAt: null };
    store.run([aStoryItem('1', { author: { name: 'Èlia Nadal', role: 'Redactora' }, gallery, live })]);
    const { artwork, authors } = store.catalogue() ?? {};
    const story = storyOf(store, 'Notícia 1');
    expect(story?.gallery?.map(({ caption }) => caption)).toEqual(['Peu 1', 'Peu 2']);
    expect(story?.gallery?.map((one) => artwork?.[one.artwork]?.source)).toEqual([
      'https://foto.example.cat/1.jpg',
      'https://foto.example.cat/2.jpg',
    ]);
    expect(story?.live).toEqual({ ...live, loopMinutes: null });
    expect(authors?.map(({ id }) => id)).toEqual(['marta-puig', 'elia-nadal']);
    store.run([aStoryItem('1', { live: { ...live, endedAt: '2026-11-18T12:00:00.000Z' } })]);
    expect(storyOf(store, 'Notícia 1')?.gallery).toBeUndefined();
    expect(storyOf(store, 'Notícia 1')?.live?.endedAt).toBe('2026-11-18T12:00:00.000Z');
  });

  test('W-14 items missing from the feed stay; --remove-missing removes them, and they return with the same address', () => {
    const store = aStore();
    store.run([aStoryItem('1'), aStoryItem('2'), aStoryItem('3')]);
    expect(store.run([aStoryItem('1')]).outcome.changes).toEqual([]);
    const unread = ['story 3'];
    const { outcome } = store.run([aStoryItem('1')], { removesMissing: true, unread });
    expect(outcome.counts.story).toMatchObject({ unchanged: 1, removed: 1 });
    expect(outcome.changes).toEqual([{ what: 'removed', kind: 'story', title: 'Notícia 2' }]);
    expect(storyOf(store, 'Notícia 2')).toBeUndefined();
    expect(storyOf(store, 'Notícia 3')).toBeDefined(); // it is in the feed, though it could not be read
    expect(store.run([aStoryItem('2')]).outcome.counts.story).toMatchObject({ added: 1 });
    expect(storyOf(store, 'Notícia 2')).toMatchObject({ id: FIRST_IMPORTED_ID + 1 });
  });

  test('W-14 an empty feed, or another feed, removes nothing', () => {
    const store = aStore();
    store.run([aStoryItem('1')]);
    store.run([], { removesMissing: true, covers: ['story'] });
    store.run([aStoryItem('9')], { removesMissing: true, source: 'rss altra' });
    expect(storyOf(store, 'Notícia 1')).toBeDefined();
  });

  test('W-14 an item with a dangling reference is refused with position and reason, and the others are imported', () => {
    const store = aStore();
    const { outcome } = store.run([
      aStoryItem('1', { sections: ['Horòscop', 'Sorteigs'] }),
      aStoryItem('2', { standfirst: '' }),
      aStoryItem('3', { sections: ['Opinió', 'CULTURA'] }),
      aStoryItem('3', { title: 'La mateixa clau' }),
      anEpisodeItem('4', 'no-hi-es'),
      aProgrammeItem('5', { channel: 'Ràdio Lluna' }),
      aProgrammeItem('6', { title: 'Sense episodis' }),
    ]);
    expect(outcome.counts.story).toMatchObject({ added: 1 });
    expect(storyOf(store, 'Notícia 3')?.section).toBe('cultura');
    expect(outcome.refused.map(({ at, reason }) => [at, reason]).sort()).toEqual([
      [
        'line 1',
        'none of “Horòscop”, “Sorteigs” is a section (there are: politica, cultura, esports; --section says which)',
      ],
      ['line 2', 'it has neither a summary nor a text'],
      ['line 3', 'it has the same key as what is at line 3: 3'],
      ['line 4', 'there is no programme “no-hi-es”'],
      ['line 5', 'there is no channel “Ràdio Lluna”; there are: tv1, r1'],
      ['line 6', 'it has no episode that can be shown'],
    ]);
  });

  test('W-14 a podcast is added beside others: a free address, continued numbering, its files', () => {
    const store = aStore();
    const items = [
      aProgrammeItem('p', { title: 'Cims' }),
      anEpisodeItem('b', 'p', { broadcastAt: '2026-11-12T08:00:00.000Z' }),
      anEpisodeItem('a', 'p', { broadcastAt: '2026-11-05T08:00:00.000Z' }),
    ];
    store.run(items);
    store.run([...items, anEpisodeItem('c', 'p', { broadcastAt: '2026-11-01T08:00:00.000Z' })]);
    const podcast = store.catalogue()?.programmes.find(({ form }) => form === 'podcast');
    expect(podcast).toMatchObject({ slug: 'cims-2', channel: 'r1', area: 'radio', tagline: 'De què va.' });
    expect(podcast?.seasons[0]?.episodes.map(({ title, number }) => [title, number])).toEqual([
      ['Episodi a', 1],
      ['Episodi b', 2],
      ['Episodi c', 3],
    ]);
    const clip = store.catalogue()?.clips.find(({ id }) => id === podcast?.seasons[0]?.episodes[0]?.clip);
    expect(clip).toMatchObject({ kind: 'audio', lengthS: 60, file: { type: 'audio/mpeg', bytes: 480_000 } });
  });

  test('W-14 a channel keeps its stream when it is imported again', () => {
    const store = aStore();
    const document = { slug: 'tv1', kind: 'tv', name: 'El primer', description: '' } as const;
    store.run([{ kind: 'channel', key: 'tv1', at: 'channels[0]', document }]);
    expect(store.catalogue()?.channels).toContainEqual({ ...document, loop: 'clip-video' });
  });

  test('W-14 a programme never gets an address that belongs to a page', () => {
    const store = aStore();
    store.run([aProgrammeItem('p', { title: 'Ràdio' }), anEpisodeItem('a', 'p')]);
    expect(store.catalogue()?.programmes.map(({ slug }) => slug)).toContain('radio-2');
  });

  test('W-05 W-14 dated broadcasts replace the weekly schedule, and newer ones replace older ones', () => {
    const store = aStore();
    store.run([aBroadcastItem('2026-11-18T20:00:00.000Z', '2026-11-18T21:30:00.000Z', { title: 'El debat' })]);
    const { outcome } = store.run([
      aBroadcastItem('2026-11-18T20:10:00.000Z', '2026-11-18T21:00:00.000Z', { title: 'El debat, més tard' }),
      aBroadcastItem('2026-11-18T20:30:00.000Z', '2026-11-18T20:40:00.000Z', { title: 'Alhora' }),
      aBroadcastItem('2026-11-18T20:10:00.000Z', '2026-11-18T21:00:00.000Z', { channels: ['tv9'] }),
    ]);
    expect(outcome.counts.broadcast).toMatchObject({ added: 1, replaced: 1 });
    expect(outcome.refused.map(({ reason }) => reason)).toEqual([
      'none of “tv9” is a channel (there are: tv1, r1; --channel says which)',
      '“El debat, més tard” is on until 2026-11-18T21:00:00.000Z',
    ]);
    expect(store.catalogue()?.broadcasts.map(({ title }) => title)).toEqual(['El debat, més tard']);
  });

  test('W-05 W-14 a dated broadcast links to its programme’s page, even if the programme is imported later', () => {
    const store = aStore();
    store.run([aBroadcastItem('2026-11-18T20:00:00.000Z', '2026-11-18T21:00:00.000Z', { title: 'PARAULES' })]);
    expect(store.catalogue()?.broadcasts[0]?.programme).toBeNull();
    store.run([aProgrammeItem('p', { title: 'Paraules' }), anEpisodeItem('a', 'p')]);
    expect(store.catalogue()?.broadcasts[0]?.programme).toBe('paraules');
  });
});

const word = fc.constantFrom('Neu', 'Riu', 'Vent', 'Pa', 'Ràdio', 'Cims', '¿?', '<b>x</b>', '日本');
const aTime = fc.integer({ min: 0, max: 40 }).map((quarter) => new Date(NOON + quarter * 900_000).toISOString());
const anyItem: fc.Arbitrary<ImportItem> = fc.oneof(
  fc.record({ slug: fc.constantFrom('politica', 'res', 'nova'), name: word }).map(
    ({ slug, name }): ImportItem => ({
      kind: 'section',
      key: slug,
      at: slug,
      document: { slug, name, description: '' },
    }),
  ),
  fc.record({ slug: fc.constantFrom('tv1', 'x'), kind: fc.constantFrom('tv', 'radio'), name: word }).map(
    (document): ImportItem => ({
      kind: 'channel',
      key: document.slug,
      at: 'c',
      document: { ...document, description: '' },
    }),
  ),
  word.map((tv): ImportItem => {
    const document = { ...base.broadcaster, tv, radio: tv };
    return { kind: 'broadcaster', key: 'broadcaster', at: 'broadcaster', document };
  }),
  fc
    .record({
      key: fc.nat(6),
      title: word,
      section: fc.constantFrom('politica', 'cultura', 'Res'),
      related: fc.nat(4000),
    })
    .map(({ key, title, section, related }) =>
      aStoryItem(String(key), { title, sections: [section], related: [related + 1] }),
    ),
  fc.record({ key: fc.nat(2), title: word }).map(({ key, title }) => aProgrammeItem(`p${key}`, { title })),
  fc
    .record({ key: fc.nat(6), programme: fc.nat(3), at: aTime, number: fc.option(fc.integer({ min: 1, max: 3 })) })
    .map(({ key, programme, at, number }) =>
      anEpisodeItem(String(key), `p${programme}`, { broadcastAt: at, number, season: number }),
    ),
  fc
    .record({
      starts: aTime,
      lasts: fc.integer({ min: 1, max: 6 }),
      title: word,
      channel: fc.constantFrom('tv1', 'r1', 'x'),
    })
    .map(({ starts, lasts, title, channel }) =>
      aBroadcastItem(starts, new Date(Date.parse(starts) + lasts * 900_000).toISOString(), {
        title,
        channels: [channel],
      }),
    ),
);
const anyFeed = fc.array(anyItem, { maxLength: 14 });

describe('importing is idempotent (W-14)', { timeout: 60_000 }, () => {
  test('W-14 importing the same feed twice changes nothing the second time, for any initial state', () => {
    fc.assert(
      fc.property(anyFeed, anyFeed, fc.boolean(), (earlier, feed, removesMissing) => {
        const store = aStore();
        store.run(earlier);
        const first = store.run(feed, { removesMissing });
        const catalogue = store.catalogue();
        const again = store.run(feed, { removesMissing });
        expect(again.writes).toEqual([]);
        expect(again.outcome.changes).toEqual([]);
        expect(again.outcome.refused).toEqual(first.outcome.refused);
        expect(store.catalogue()).toEqual(catalogue);
      }),
      { numRuns: 150 },
    );
  });

  test('W-14 every item is counted once, and the result can always be served', () => {
    fc.assert(
      fc.property(fc.array(anyFeed, { maxLength: 3 }), (feeds) => {
        const store = aStore();
        for (const feed of feeds) {
          const { outcome } = store.run(feed);
          const counts = Object.values(outcome.counts);
          const taken = counts.reduce((sum, { added, changed, unchanged }) => sum + added + changed + unchanged, 0);
          expect(taken + outcome.refused.length).toBe(feed.length);
          const catalogue = store.catalogue();
          expect(() => catalogue && createCatalogueReader(catalogue, () => [])).not.toThrow();
          const ids = [...(catalogue?.stories ?? [])].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 100 },
    );
  });
});
