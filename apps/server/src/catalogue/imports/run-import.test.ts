/** The import over real stores: PGlite in this process, a PostgreSQL that several servers share (S-05). */
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { storesToTest } from '../../stores/operational/testing/stores-to-test.ts';
import { loadCatalogue } from '../loading/load-catalogue.ts';
import { readBroadcaster } from '../loading/read-catalogue.ts';
import { aSource, aStory } from '../testing/a-source.ts';
import type { ImportItem } from './import-item.ts';
import { readRevision } from './imported-store.ts';
import { runImport } from './run-import.ts';
import { aBroadcastItem, anEpisodeItem, aProgrammeItem, aRequest, aStoryItem } from './testing/an-import.ts';
import { createImportNotifier, watchImports } from './watch-imports.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const log = pino({ level: 'silent' });
const { stores } = storesToTest();

/** Ids come from one sequence, episodes before stories. */
const [EPISODE_ID, STORY_ID] = [100_000_000, 100_000_001];
const feed = (): ImportItem[] => [
  aStoryItem('1', { title: 'Neva a Berga' }),
  aProgrammeItem('p', { title: 'Paraules' }),
  anEpisodeItem('e', 'p', { title: 'Garbuix' }),
  aBroadcastItem('2026-11-18T12:00:00.000Z', '2026-11-18T13:00:00.000Z', { title: 'Especial neu' }),
];

describe.each(stores)('an import over %s (W-14)', { timeout: 60_000 }, (_name, open) => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.database.execute(sql`truncate imported_item, catalogue_revision, broadcaster, catalogue_import`);
  });

  const load = (source: ReturnType<typeof aSource> | null = aSource(), nowMs = NOW.getTime()) =>
    loadCatalogue({
      database: store.database,
      source: source && { catalogue: source, artwork: {} },
      mostWatched: () => [],
      nowMs: () => nowMs,
    });
  const run = (items: ImportItem[], overrides = {}) => runImport(store.database, aRequest(items, overrides), NOW);

  test('W-14 imported items are in the catalogue, search and guide after a reload', async () => {
    const live = await load();
    const outcome = await run(feed());
    expect(outcome).toMatchObject({
      refused: [],
      notShown: null,
      counts: { story: { added: 1 }, episode: { added: 1 } },
    });
    expect(await live.reader.story(STORY_ID)).toMatchObject({ ok: false });
    await live.reload();
    const { lead, seconds, latest } = await live.reader.home(NOW);
    expect([lead, ...seconds, ...latest].map(({ title }) => title)).toContain('Neva a Berga');
    expect(await live.reader.programme('paraules')).toMatchObject({
      ok: true,
      value: { episodes: [{ title: 'Garbuix' }] },
    });
    const [tv1] = await live.reader.onAir(new Date('2026-11-18T12:30:00Z'));
    expect(tv1?.now?.title).toBe('Especial neu');
    const query = { kind: null, age: null, programme: null, sort: 'relevance', page: 1 } as const;
    const { hits } = await live.search.search({ ...query, text: 'garbuix' }, NOW);
    expect(hits.map(({ path }) => path)).toEqual([`/audio/${EPISODE_ID}/`]);
    expect(live.mediaOrigins()).toEqual(['https://so.example.cat']);
  });

  test('W-14 a repeated import writes nothing, and neither does a dry run', async () => {
    await load();
    const dry = await run(feed(), { isDryRun: true });
    expect(dry.counts).toMatchObject({ story: { added: 1 } });
    expect(await readRevision(store.database)).toBe(0);
    await run(feed());
    const again = await run(feed());
    expect([again.changes, await readRevision(store.database)]).toEqual([[], 1]);
  });

  test('W-14 imported items survive a restart and a change of the source catalogue', async () => {
    await load();
    await run(feed());
    const later = await load(aSource({ stories: [aStory(3009)] }), NOW.getTime() + 7_200_000);
    expect(await later.reader.story(3009)).toMatchObject({ ok: true });
    expect(await later.reader.story(STORY_ID)).toMatchObject({ ok: true });
  });

  test('W-14 an imported item whose parent disappears from the catalogue is not served', async () => {
    await load();
    await run(feed());
    const without = aSource({ sections: aSource().sections.slice(1), stories: [aStory(3009, { section: 'cultura' })] });
    const { reader } = await load(without, NOW.getTime() + 1);
    expect(await reader.story(3009)).toMatchObject({ ok: true });
    expect(await reader.story(STORY_ID)).toMatchObject({ ok: false });
  });

  test('W-14 a run that fails midway changes nothing', async () => {
    await load();
    await run([aStoryItem('1', { title: 'Abans' })]);
    await store.database.execute(sql`alter table catalogue_revision add constraint broken check (revision < 2)`);
    await expect(run([aStoryItem('1', { title: 'Després' }), aStoryItem('2')])).rejects.toThrow();
    await store.database.execute(sql`alter table catalogue_revision drop constraint broken`);
    const { reader } = await load();
    const page = await reader.story(100_000_000);
    expect(page.ok && page.value.story.title).toBe('Abans');
    expect(await reader.story(100_000_001)).toMatchObject({ ok: false });
  });

  test('W-14 concurrent runs each see the other’s result', async () => {
    await load();
    const outcomes = await Promise.all([run(feed()), run(feed()), run([aStoryItem('9')])]);
    const added = outcomes.reduce((sum, { counts }) => sum + (counts.story?.added ?? 0), 0);
    expect(added).toBe(2);
    const { reader } = await load();
    expect(await reader.story(STORY_ID)).toMatchObject({ ok: true });
  });

  test('W-14 a whole catalogue can be imported into an empty store', async () => {
    const { broadcaster, sections, channels } = aSource();
    const refused = await run([aStoryItem('1')]);
    expect(refused).toMatchObject({ counts: {}, notShown: expect.stringContaining('no broadcaster') });
    const { notShown } = await run([
      { kind: 'broadcaster', key: 'broadcaster', at: 'broadcaster', document: broadcaster },
      ...sections.map((document): ImportItem => ({ kind: 'section', key: document.slug, at: 'sections', document })),
      ...channels.map(
        ({ loop: _, ...document }): ImportItem => ({ kind: 'channel', key: document.slug, at: 'channels', document }),
      ),
      aStoryItem('1'),
    ]);
    expect(notShown).toBeNull();
    expect(await readBroadcaster(store.database)).toMatchObject({ name: 'Tramuntana' });
    const { reader } = await load(null);
    expect((await reader.home(NOW)).lead.title).toBe('Notícia 1');
  });

  test('W-14 a server shows its own imports at once, and other servers’ imports soon', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const live = await load();
      const onChange = vi.fn();
      live.onChange(onChange);
      const notifier = createImportNotifier();
      const { database, follow } = store;
      const stop = watchImports({ database, follow, live, notifier, log }, await readRevision(database));
      await notifier.notify();
      expect(onChange).not.toHaveBeenCalled();
      await run(feed());
      await notifier.notify();
      expect(await live.reader.story(STORY_ID)).toMatchObject({ ok: true });
      expect(onChange).toHaveBeenCalledTimes(1);
      await run([aStoryItem('2')]);
      vi.advanceTimersByTime(5000);
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 10_000 });
      expect(await live.reader.story(100_000_002)).toMatchObject({ ok: true });
      stop();
    } finally {
      vi.useRealTimers();
    }
  });
});
