import type { CatalogueReader } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { createFindBroadcasts } from './broadcasts-of-day.ts';

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
