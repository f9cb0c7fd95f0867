import type { Broadcast } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { broadcastsOn } from './dated-broadcasts.ts';
import { onAirAt } from './on-air.ts';

const ZONE = 'Europe/Madrid';
const entry = (start: string, title: string) => ({ start, title, subtitle: null, programme: null });
const week = Array.from({ length: 7 }, () => [entry('06:00', 'Matí'), entry('20:00', 'Vespre'), entry('23:00', 'Nit')]);
const announced = (from: string, to: string, title = 'Especial'): Broadcast => ({
  channel: 'tv1',
  title,
  subtitle: null,
  programme: null,
  startsAt: `2026-11-18T${from}:00.000Z`,
  endsAt: `2026-11-18T${to}:00.000Z`,
});
const evening = (dated: Broadcast[]) =>
  broadcastsOn('tv1', { week, dated }, Date.parse('2026-11-18T18:30Z'), Date.parse('2026-11-18T22:30Z'), ZONE).map(
    ({ title, startsAt, endsAt }) => `${startsAt.slice(11, 16)}–${endsAt.slice(11, 16)} ${title}`,
  );

describe('weekly schedule and dated broadcasts (W-05, W-14)', () => {
  test('W-14 without dated broadcasts the weekly schedule applies', () => {
    expect(evening([])).toEqual(['05:00–19:00 Matí', '19:00–22:00 Vespre', '22:00–05:00 Nit']);
  });

  test('W-14 a dated broadcast cuts a weekly one: its beginning, end, middle, or all of it', () => {
    expect(evening([announced('19:30', '20:00')])).toEqual([
      '05:00–19:00 Matí',
      '19:00–19:30 Vespre',
      '19:30–20:00 Especial',
      '20:00–22:00 Vespre',
      '22:00–05:00 Nit',
    ]);
    expect(evening([announced('18:45', '19:15'), announced('21:59', '22:10', 'Última hora')])).toEqual([
      '05:00–18:45 Matí',
      '18:45–19:15 Especial',
      '19:15–21:59 Vespre',
      '21:59–22:10 Última hora',
      '22:10–05:00 Nit',
    ]);
    expect(evening([announced('19:00', '22:00')])).toEqual([
      '05:00–19:00 Matí',
      '19:00–22:00 Especial',
      '22:00–05:00 Nit',
    ]);
  });

  test('W-14 a channel with only dated broadcasts is off air in between, and names the next one', () => {
    const dated = [announced('20:00', '21:00'), announced('22:00', '23:00', 'Més tard')];
    const at = (time: string) => onAirAt('tv1', [], Date.parse(`2026-11-18T${time}Z`), ZONE, dated);
    expect(at('20:30')).toMatchObject({ now: { title: 'Especial' }, next: { title: 'Més tard' } });
    expect(at('21:30')).toMatchObject({ now: null, next: { title: 'Més tard' } });
    expect(at('23:30')).toEqual({ now: null, next: null });
  });
});
