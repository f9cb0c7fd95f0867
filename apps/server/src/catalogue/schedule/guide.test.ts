import type { SourceBroadcast } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { resolveSource } from '../loading/resolve-source.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { anEpisode, aProgramme, aSource } from '../testing/a-source.ts';
import { guideBounds, guideDateAt } from './guide.ts';

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

/** A reader whose channel `tv1` has the same schedule every day. */
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

describe('a day of the programme guide (W-05)', () => {
  test('W-05 runs from six to six, so that an evening is not split at midnight', () => {
    expect(guideBounds('2026-11-21', MADRID)).toEqual({
      startMs: Date.parse('2026-11-21T05:00:00Z'),
      endMs: Date.parse('2026-11-22T05:00:00Z'),
    });
    expect(guideDateAt(Date.parse('2026-11-21T04:59:59Z'), MADRID)).toBe('2026-11-20');
    expect(guideDateAt(Date.parse('2026-11-21T05:00:00Z'), MADRID)).toBe('2026-11-21');
    expect(guideDateAt(Date.parse('2026-12-31T23:30:00Z'), MADRID)).toBe('2026-12-31');
  });

  test('W-05 has 23 hours when clocks go forward in spring, and 25 when they go back in autumn', () => {
    expect(hours(guideBounds('2026-03-28', MADRID))).toBe(23);
    expect(hours(guideBounds('2026-03-29', MADRID))).toBe(24);
    expect(hours(guideBounds('2026-10-24', MADRID))).toBe(25);
  });

  test('W-05 has whole broadcasts, including those that begin before six or end after it', async () => {
    const reader = readerOf(at('07:00', 'Matí'), at('21:00', 'Vespre'), at('00:30', 'Nit'));
    const { channels } = await reader.guideDay('2026-11-21');
    expect(channels[0]?.broadcasts.map(({ title, startsAt }) => `${title} ${startsAt}`)).toEqual([
      'Nit 2026-11-20T23:30:00.000Z',
      'Matí 2026-11-21T06:00:00.000Z',
      'Vespre 2026-11-21T20:00:00.000Z',
      'Nit 2026-11-21T23:30:00.000Z',
    ]);
  });

  test('W-05 has no gap at a clock change, and omits broadcasts in the skipped hour', async () => {
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

  test('W-05 crosses the end of a year, and of February, like any night', async () => {
    const reader = readerOf(at('06:00', 'Matí'), at('23:30', 'Campanades'), at('00:30', 'Nit'));
    for (const [date, next] of [
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2028-02-29', '2028-03-01'],
    ] as const) {
      const { channels, startsAt, endsAt } = await reader.guideDay(date);
      const list = channels[0]?.broadcasts ?? [];
      expect([startsAt, endsAt]).toEqual([`${date}T05:00:00.000Z`, `${next}T05:00:00.000Z`]);
      expect(list.map(({ title, startsAt: from }) => `${title} ${from}`)).toEqual([
        `Matí ${date}T05:00:00.000Z`,
        `Campanades ${date}T22:30:00.000Z`,
        `Nit ${date}T23:30:00.000Z`,
      ]);
      expect(reader.guideDate(new Date(`${next}T04:59:59Z`))).toBe(date);
      expect(reader.guideDate(new Date(`${next}T05:00:00Z`))).toBe(next);
    }
    const [tv1] = await reader.onAir(new Date('2026-12-31T23:29:59Z'));
    expect([tv1?.now?.title, tv1?.now?.endsAt, tv1?.next?.title]).toEqual([
      'Campanades',
      '2026-12-31T23:30:00.000Z',
      'Nit',
    ]);
  });

  test('W-05 «now and next» has no gap during a clock change', async () => {
    const reader = readerOf(
      at('06:00', 'Matí'),
      at('01:30', 'Dos quarts de dues'),
      at('02:30', 'Dos quarts de tres'),
      at('03:30', 'Matinada'),
    );
    for (const night of ['2026-03-28T22:00:00Z', '2026-10-24T22:00:00Z']) {
      let endsAt: string | undefined;
      for (let minutes = 0; minutes < 8 * 60; minutes += 15) {
        const [tv1] = await reader.onAir(new Date(Date.parse(night) + minutes * 60_000));
        const when = `${night} + ${minutes} min`;
        expect(tv1?.now, when).not.toBeNull();
        expect(tv1?.next?.startsAt, when).toBe(tv1?.now?.endsAt);
        if (endsAt !== undefined && tv1?.now?.startsAt !== undefined)
          expect(tv1.now.startsAt <= endsAt, when).toBe(true);
        endsAt = tv1?.now?.endsAt;
      }
    }
  });

  test('W-05 lists a channel without broadcasts', async () => {
    const reader = readerOf(at('06:00', 'Matí'));
    expect((await reader.guideDay('2026-11-21')).channels.map(({ channel }) => channel.slug)).toEqual(['tv1', 'r1']);
    expect(await reader.broadcasts('r1', new Date(NOW_MS), new Date(NOW_MS + 1))).toEqual([]);
  });
});

describe('broadcasts available on demand (W-05)', () => {
  const evening = (subtitle: string | null) =>
    readerOf(at('06:00', 'Matí'), at('21:00', 'Cims', { subtitle, programme: 'cims' }), at('22:00', 'Nit'));
  const shown = async (reader: ReturnType<typeof readerOf>, date: string) =>
    (await reader.guideDay(date)).channels[0]?.broadcasts[1]?.episode;

  test('W-05 lead to the episode first broadcast in that slot', async () => {
    expect(await shown(evening(null), '2026-11-20')).toEqual({ id: 1001, kind: 'video' });
    expect(await shown(evening(null), '2026-11-19')).toBeNull();
  });

  test('W-05 lead, for a repeat, to the episode that the subtitle names', async () => {
    expect(await shown(evening('El congost'), '2026-11-24')).toEqual({ id: 1002, kind: 'video' });
    expect(await shown(evening('Segona part: El congost'), '2026-11-24')).toEqual({ id: 1002, kind: 'video' });
    expect(await shown(evening('Un altre'), '2026-11-24')).toBeNull();
  });
});
