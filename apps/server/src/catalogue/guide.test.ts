import type { SourceBroadcast } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { anEpisode, aProgramme, aSource } from './a-source.ts';
import { createCatalogueReader } from './catalogue-reader.ts';
import { guideBounds, guideDateAt } from './guide.ts';
import { resolveSource } from './resolve-source.ts';

const MADRID = 'Europe/Madrid';
const hours = ({ startMs, endMs }: { startMs: number; endMs: number }) => (endMs - startMs) / 3_600_000;
const at = (start: string, title: string, more: Partial<SourceBroadcast> = {}): SourceBroadcast => ({
  start,
  title,
  subtitle: null,
  programme: null,
  ...more,
});

/** Saturday 21 November 2026, 10:00 in Madrid. */
const NOW_MS = Date.parse('2026-11-21T09:00:00Z');

/** A reader whose channel `tv1` broadcasts the same every day. */
const readerOf = (...day: SourceBroadcast[]) =>
  createCatalogueReader(
    resolveSource(
      aSource({
        programmes: [
          aProgramme('cims', {
            seasons: [
              {
                number: 1,
                year: 2026,
                episodes: [
                  anEpisode(1001, 1, { title: 'La carena', broadcastDaysAgo: 1, broadcastTime: '21:10' }),
                  anEpisode(1002, 2, { title: 'El congost', broadcastDaysAgo: 400 }),
                ],
              },
            ],
          }),
        ],
        schedules: [{ channel: 'tv1', week: Array.from({ length: 7 }, () => day) }],
      }),
      {},
      NOW_MS,
    ),
    () => [],
  );
const titlesOf = async (reader: ReturnType<typeof readerOf>, date: string) =>
  (await reader.guideDay(date)).channels[0]?.broadcasts.map(({ title }) => title);

describe('a day of the guide (W-05)', () => {
  test('W-05 lasts from six to six, so that an evening is not cut at midnight', () => {
    expect(guideBounds('2026-11-21', MADRID)).toEqual({
      startMs: Date.parse('2026-11-21T05:00:00Z'),
      endMs: Date.parse('2026-11-22T05:00:00Z'),
    });
    expect(guideDateAt(Date.parse('2026-11-21T04:59:59Z'), MADRID)).toBe('2026-11-20');
    expect(guideDateAt(Date.parse('2026-11-21T05:00:00Z'), MADRID)).toBe('2026-11-21');
    expect(guideDateAt(Date.parse('2026-12-31T23:30:00Z'), MADRID)).toBe('2026-12-31');
  });

  test('W-05 has 23 hours when the night of spring loses one, and 25 when that of autumn repeats one', () => {
    expect(hours(guideBounds('2026-03-28', MADRID))).toBe(23);
    expect(hours(guideBounds('2026-03-29', MADRID))).toBe(24);
    expect(hours(guideBounds('2026-10-24', MADRID))).toBe(25);
  });

  test('W-05 holds what begins before six and what goes on after it, whole', async () => {
    const reader = readerOf(at('07:00', 'Matí'), at('21:00', 'Vespre'), at('00:30', 'Nit'));
    const { channels } = await reader.guideDay('2026-11-21');
    expect(channels[0]?.broadcasts.map(({ title, startsAt }) => `${title} ${startsAt}`)).toEqual([
      'Nit 2026-11-20T23:30:00.000Z',
      'Matí 2026-11-21T06:00:00.000Z',
      'Vespre 2026-11-21T20:00:00.000Z',
      'Nit 2026-11-21T23:30:00.000Z',
    ]);
  });

  test('W-05 has no hole when the clock changes, and what spring swallows is not announced', async () => {
    const reader = readerOf(
      at('06:00', 'Matí'),
      at('02:00', 'Les dues'),
      at('02:30', 'Dos quarts'),
      at('03:00', 'Tres'),
    );
    for (const date of ['2026-03-28', '2026-10-24', '2026-11-21']) {
      const { channels, startsAt, endsAt } = await reader.guideDay(date);
      const list = channels[0]?.broadcasts ?? [];
      expect(list[0]?.startsAt, date).toBe(startsAt);
      expect(list.at(-1)?.endsAt, date).toBe(endsAt);
      expect(list.slice(1).map((one) => one.startsAt)).toEqual(list.slice(0, -1).map((one) => one.endsAt));
    }
    expect(await titlesOf(reader, '2026-03-28')).toEqual(['Matí', 'Tres']);
  });

  test('W-05 lists a channel that broadcasts nothing', async () => {
    const reader = readerOf(at('06:00', 'Matí'));
    expect((await reader.guideDay('2026-11-21')).channels.map(({ channel }) => channel.slug)).toEqual(['tv1', 'r1']);
    expect(await reader.broadcasts('r1', new Date(NOW_MS), new Date(NOW_MS + 1))).toEqual([]);
  });
});

describe('what can be watched at any time (W-05)', () => {
  const evening = (subtitle: string | null) =>
    readerOf(at('06:00', 'Matí'), at('21:00', 'Cims', { subtitle, programme: 'cims' }), at('22:00', 'Nit'));
  const shown = async (reader: ReturnType<typeof readerOf>, date: string) =>
    (await reader.guideDay(date)).channels[0]?.broadcasts[1]?.episode;

  test('W-05 is the episode that was first broadcast in that slot', async () => {
    expect(await shown(evening(null), '2026-11-20')).toEqual({ id: 1001, kind: 'video' });
    expect(await shown(evening(null), '2026-11-19')).toBeNull();
  });

  test('W-05 or the one that the subtitle names, when it is repeated', async () => {
    expect(await shown(evening('El congost'), '2026-11-24')).toEqual({ id: 1002, kind: 'video' });
    expect(await shown(evening('Segona part: El congost'), '2026-11-24')).toEqual({ id: 1002, kind: 'video' });
    expect(await shown(evening('Un altre'), '2026-11-24')).toBeNull();
  });
});
