import type { SourceBroadcast } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { onAirAt } from './on-air.ts';
import type { Week } from './weekly-broadcasts.ts';

const MADRID = 'Europe/Madrid';
const at = (start: string, title: string): SourceBroadcast => ({ start, title, subtitle: null, programme: null });
const everyDay = (...day: SourceBroadcast[]): Week => Array.from({ length: 7 }, () => day);
const onAir = (week: Week, instant: string) => onAirAt('tramuntana-tv', week, Date.parse(instant), MADRID);

const usual = everyDay(at('06:00', 'Bon dia'), at('14:30', 'Migdia'), at('23:30', 'Nit'));

describe('on air', () => {
  test('the broadcast that started last is on, the following one is next', () => {
    const { now, next } = onAir(usual, '2026-11-18T13:29:59Z');
    expect(now).toMatchObject({
      title: 'Bon dia',
      startsAt: '2026-11-18T05:00:00.000Z',
      endsAt: '2026-11-18T13:30:00.000Z',
    });
    expect(next).toMatchObject({ title: 'Migdia' });
    expect(onAir(usual, '2026-11-18T13:30:00Z').now).toMatchObject({ title: 'Migdia' });
  });

  test('the last broadcast of a day lasts over midnight until the first of the next day', () => {
    const { now, next } = onAir(usual, '2026-11-18T02:00:00Z');
    expect(now).toMatchObject({
      title: 'Nit',
      startsAt: '2026-11-17T22:30:00.000Z',
      endsAt: '2026-11-18T05:00:00.000Z',
    });
    expect(next).toMatchObject({ title: 'Bon dia', startsAt: '2026-11-18T05:00:00.000Z' });
  });

  test('Sunday night continues into Monday of the repeating week', () => {
    const week: Week = [
      [at('07:00', 'Dilluns')],
      ...Array.from({ length: 5 }, () => [at('07:00', 'Feiner')]),
      [at('22:00', 'Diumenge')],
    ];
    const { now, next } = onAir(week, '2026-11-23T05:00:00Z');
    expect(now).toMatchObject({ title: 'Diumenge' });
    expect(next).toMatchObject({ title: 'Dilluns' });
  });

  test('W-05 a time before six belongs to the night of its day, not to the one before', () => {
    const week: Week = [
      ...Array.from({ length: 4 }, () => [at('06:00', 'Feiner'), at('00:40', 'Nit feinera')]),
      [at('06:00', 'Divendres'), at('23:05', 'Pel·lícula'), at('00:40', 'Nit de divendres')],
      [at('06:00', 'Dissabte'), at('00:10', 'Nit de dissabte')],
      [at('06:00', 'Diumenge'), at('00:20', 'Nit de diumenge')],
    ];
    expect(onAir(week, '2026-11-20T23:20:00Z')).toMatchObject({
      now: { title: 'Pel·lícula', startsAt: '2026-11-20T22:05:00.000Z', endsAt: '2026-11-20T23:40:00.000Z' },
      next: { title: 'Nit de divendres' },
    });
    expect(onAir(week, '2026-11-21T23:20:00Z').now).toMatchObject({ title: 'Nit de dissabte' });
    expect(onAir(week, '2026-11-23T04:59:00Z')).toMatchObject({
      now: { title: 'Nit de diumenge' },
      next: { title: 'Feiner' },
    });
  });

  test('has no gap in the shortened spring night, and omits broadcasts in the skipped hour', () => {
    const week = everyDay(at('00:00', 'Mitjanit'), at('02:00', 'Perdut'), at('03:00', 'Matinada'));
    const before = onAir(week, '2026-03-29T00:59:59Z');
    expect(before.now).toMatchObject({ title: 'Mitjanit', endsAt: '2026-03-29T01:00:00.000Z' });
    expect(before.next).toMatchObject({ title: 'Matinada' });
    expect(onAir(week, '2026-03-29T01:00:00Z').now).toMatchObject({ title: 'Matinada' });
  });

  test('shows a broadcast during the repeated autumn hour for an hour longer', () => {
    const week = everyDay(at('00:00', 'Mitjanit'), at('02:00', 'Doble'), at('03:00', 'Matinada'));
    for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      expect(onAir(week, instant).now).toMatchObject({
        title: 'Doble',
        startsAt: '2026-10-25T00:00:00.000Z',
        endsAt: '2026-10-25T02:00:00.000Z',
      });
    }
  });

  test('a channel without a schedule gives none', () => {
    expect(onAir(everyDay(), '2026-11-18T12:00:00Z')).toEqual({ now: null, next: null });
  });
});
