import type { CatalogueReader } from '@sintonia/contracts';
import { expect, test, vi } from 'vitest';
import { createFindBroadcasts, createReadSchedule } from './broadcasts-of-day.ts';

const shown = (title: string, startsAt: string, endsAt: string) => ({
  title,
  startsAt: `2026-11-10T${startsAt}:00.000Z`,
  endsAt: `2026-11-10T${endsAt}:00.000Z`,
});
/** Only the fields that the function reads. */
const reader = {
  channels: () => [
    { slug: 'r1', kind: 'radio' },
    { slug: 'tv1', kind: 'tv' },
  ],
  broadcasts: async (slug: string) =>
    slug === 'tv1'
      ? [
          shown('Fora d’hora', '02:00', '06:00'),
          shown('El temps', '13:20', '13:30'),
          shown('Notícies migdia', '13:30', '14:10'),
        ]
      : [],
} as unknown as CatalogueReader; // cast: the test needs two of its readings

test('R-20 the longer broadcasts of the first television channel that begin in a period are marked', async () => {
  const find = createFindBroadcasts(async () => ({ reader }));
  const found = await find(new Date('2026-11-10T04:00:00Z'), new Date('2026-11-11T04:00:00Z'));
  expect(found.map(({ title, startsAt }) => `${startsAt} ${title}`)).toEqual([
    '2026-11-10T13:30:00.000Z Notícies migdia',
  ]);
  expect(await createFindBroadcasts(async () => null)(new Date(0), new Date())).toEqual([]);
});

test('R-02 reports count the broadcasts on air in their period, and queries of the same days compute them once', async () => {
  const broadcasts = vi.fn(async (slug: string, from: Date, to: Date) =>
    (await reader.broadcasts(slug, from, to)).map((one) => ({ ...one, channel: slug, episode: { id: 7 } })),
  );
  const asked = { ...reader, broadcasts } as unknown as CatalogueReader; // cast: as above
  const schedule = createReadSchedule(async () => ({ reader: asked }));
  const titlesIn = async (from: string, to: string) =>
    (await schedule({ fromMs: Date.parse(`2026-11-10T${from}Z`), toMs: Date.parse(`2026-11-10T${to}Z`) })).map(
      ({ title }) => title,
    );
  expect(await titlesIn('06:00', '13:20')).toEqual([]);
  expect(await titlesIn('05:59', '13:21')).toEqual(['Fora d’hora', 'El temps']);
  expect(await titlesIn('13:30', '13:31')).toEqual(['Notícies migdia']);
  expect(broadcasts).toHaveBeenCalledTimes(2); // of two channels
  expect(broadcasts).toHaveBeenCalledWith('tv1', new Date('2026-11-10'), new Date('2026-11-11'));
  expect(await schedule({ fromMs: Date.parse('2026-11-10T13:25Z'), toMs: Date.parse('2026-11-10T13:30Z') })).toEqual([
    {
      ...{ channel: 'tv1', title: 'El temps', mediaId: '7' },
      ...{ startMs: Date.parse('2026-11-10T13:20Z'), endMs: Date.parse('2026-11-10T13:30Z') },
    },
  ]);
  expect(await createReadSchedule(async () => null)({ fromMs: 0, toMs: 1 })).toEqual([]);
});
