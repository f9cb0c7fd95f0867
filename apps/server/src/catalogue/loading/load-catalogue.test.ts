import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { broadcaster, catalogueImport } from '../../stores/operational/tables/catalogue-tables.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../testing/a-source.ts';
import { readImport } from './catalogue-store.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { resolveSource } from './resolve-source.ts';

const NOON = Date.parse('2026-11-18T12:00:30Z');
const MINUTE = 60_000;

describe('loading the catalogue', () => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await connectPglite(IN_MEMORY);
  });
  beforeEach(async () => {
    await store.database.delete(catalogueImport);
    await store.database.delete(broadcaster);
  });
  afterAll(() => store.close());

  const load = async (nowMs: number, catalogue: ReturnType<typeof aSource> | null = aSource()) => {
    const { reader } = await loadCatalogue({
      database: store.database,
      source: catalogue && { catalogue, artwork: { 'story-3001': { colour: '#112233', avif: [640], webp: [640] } } },
      mostWatched: () => [],
      nowMs: () => nowMs,
    });
    return reader;
  };

  test('a stored catalogue is read back with resolved times', async () => {
    const source = aSource({
      programmes: [
        aProgramme('cims', {
          seasons: [
            { number: 1, year: 2025, episodes: [anEpisode(2, 2), anEpisode(1, 1)] },
            { number: 2, year: 2026, episodes: [anEpisode(3, 1)] },
          ],
        }),
      ],
    });
    const reader = await load(NOON, source);
    const { artwork, ...stored } = (await readCatalogue(store.database)) ?? { artwork: {} };
    const { artwork: _, ...resolved } = resolveSource(source, {}, NOON);
    expect(stored).toEqual(resolved);
    expect(artwork).toHaveProperty('story-3001');
    expect(reader.artwork()).toEqual(artwork);
  });

  test('a reload within the hour keeps the times; a later one recomputes them', async () => {
    const published = async (nowMs: number) => {
      const page = await (await load(nowMs)).story(3001);
      return page.ok && page.value.story.publishedAt;
    };
    const first = await published(NOON);
    expect(first).toBe(new Date(Date.parse('2026-11-18T12:00:00Z') - 3001 * MINUTE).toISOString());
    expect(await published(NOON + 59 * MINUTE)).toBe(first);
    expect(await published(NOON + 24 * 60 * MINUTE)).toBe(
      new Date(Date.parse('2026-11-19T12:00:00Z') - 3001 * MINUTE).toISOString(),
    );
  });

  test('a changed source replaces the old one at once, including removals', async () => {
    await load(NOON);
    const reader = await load(NOON + MINUTE, aSource({ stories: [aStory(3002)] }));
    expect(await reader.story(3001)).toMatchObject({ ok: false });
    expect((await reader.home(new Date(NOON))).lead.id).toBe(3002);
  });

  test('an invalid source is refused and the stored catalogue stays', async () => {
    await load(NOON);
    const before = await readImport(store.database);
    await expect(load(NOON, aSource({ stories: [aStory(1, { clip: 'no' })] }))).rejects.toMatchObject({
      code: 'dangling',
    });
    expect(await readImport(store.database)).toEqual(before);
    expect(await (await load(NOON, null)).story(3001)).toMatchObject({ ok: true });
  });

  test('without a source and a stored catalogue the error states the fix', async () => {
    await expect(load(NOON, null)).rejects.toMatchObject({
      code: 'empty',
      message: expect.stringContaining('DEMO=on'),
    });
  });

  test('W-04 an episode whose time today is still to come is dated yesterday, and earlier episodes before it', async () => {
    const today = anEpisode(1, 2, { broadcastDaysAgo: 0, broadcastTime: '21:00' });
    const before = anEpisode(2, 1, { broadcastDaysAgo: 1, broadcastTime: '21:00' });
    const source = aSource({
      programmes: [aProgramme('cims', { seasons: [{ number: 1, year: 2026, episodes: [before, today] }] })],
    });
    const reader = await load(NOON, source);
    const broadcastAt = async (id: number) => {
      const page = await reader.episode(id);
      return page.ok && page.value.episode.broadcastAt;
    };
    expect(await broadcastAt(1)).toBe('2026-11-17T20:00:00.000Z');
    expect(await broadcastAt(2)).toBe('2026-11-16T20:00:00.000Z');
  });
});
