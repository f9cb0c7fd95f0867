import type { DayForecast } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { isNamed } from '../../pages/weather/place-named.ts';
import { dayView } from './day-view.ts';
import { sourceView } from './source-view.ts';
import { mapPath, placePath, requestedDay, requestedLayer } from './weather-address.ts';
import { hourView, millimetres, roundCelsius } from './weather-view.ts';

const MADRID = 'Europe/Madrid';
const aDay = (date: string): DayForecast => ({
  date,
  weatherCode: 61,
  minC: -0.3,
  maxC: 11.5,
  rainMm: 3.24,
  rainProbability: 55.2,
  windKmh: 31,
  gustKmh: 58.4,
  windFromDeg: 352,
  sunriseMs: 0,
  sunsetMs: 0,
  uvIndex: 2.4,
});
const anHour = (atMs: number) => ({
  atMs,
  temperatureC: 9.6,
  apparentC: 7.2,
  humidity: 80,
  rainMm: 0.34,
  rainProbability: 40,
  weatherCode: 2,
  cloud: 50,
  windKmh: 4,
  windFromDeg: 90,
  gustKmh: 9,
  isDay: false,
});

describe('weather in words (W-03)', () => {
  test('names days in words', () => {
    expect(dayView(aDay('2026-11-21'), 0)).toMatchObject({ name: 'Avui', short: 'ds. 21', date: '21 de novembre' });
    expect(dayView(aDay('2026-11-22'), 1)).toMatchObject({ name: 'Demà', minC: 0, maxC: 12, rainMm: '3,2' });
    expect(dayView(aDay('2027-04-01'), 4)).toMatchObject({ name: 'dijous', short: 'dj. 1', date: '1 d’abril' });
    expect(Object.is(dayView(aDay('2026-11-22'), 1).minC, 0)).toBe(true);
  });

  test.each([
    ['2026-10-25T00:30:00Z', '2'],
    ['2026-10-25T01:30:00Z', '2'],
    ['2026-10-25T02:30:00Z', '3'],
    ['2027-03-28T00:30:00Z', '1'],
    ['2027-03-28T01:30:00Z', '3'],
  ])('maps %s to %s on the clock, also on the nights of a clock change', (iso, hour) => {
    expect(hourView(anHour(Date.parse(iso)), MADRID).hour).toBe(hour);
  });

  test('gives a light air no name, and the night its own symbol', () => {
    const hour = hourView(anHour(0), MADRID);
    expect(hour.wind.name).toBeNull();
    expect(hour.sky).toEqual({ symbol: 'partlyCloudyNight', text: 'Intervals de núvols' });
    expect(dayView(aDay('2026-11-21'), 0).wind).toMatchObject({ name: 'tramuntana', from: 'nord', gustKmh: 58 });
  });

  test.each([
    [0, '0'],
    [0.04, '0'],
    [0.35, '0,4'],
    [9.94, '9,9'],
    [12.4, '12'],
  ])('writes %s mm as %s', (mm, text) => {
    expect(millimetres(mm)).toBe(text);
  });

  test('writes minus zero as zero', () => {
    expect(Object.is(roundCelsius(-0.4), 0)).toBe(true);
  });

  test('dates a forecast that is not current', () => {
    const at = Date.parse('2026-11-21T08:05:00Z');
    expect(sourceView({ kind: 'forecast', fetchedAtMs: at }, MADRID)).toMatchObject({
      isForecast: true,
      text: expect.stringContaining('actualitzada a les 9:05'),
    });
    expect(sourceView({ kind: 'kept', fetchedAtMs: at }, MADRID)).toMatchObject({
      isForecast: false,
      text: expect.stringContaining('21 de novembre del 2026, 9:05'),
    });
    expect(sourceView({ kind: 'sample', date: '2026-11-21' }, MADRID)).toMatchObject({
      isForecast: false,
      text: expect.stringMatching(/^Dades de mostra del 21 de novembre del 2026/),
    });
  });

  test('puts day and layer into addresses, and falls back to today’s sky', () => {
    expect(mapPath(0, 'cel')).toBe('/el-temps/');
    expect(mapPath(1, 'pluja')).toBe('/el-temps/?dia=1&capa=pluja');
    expect(placePath('berga', 1)).toBe('/el-temps/berga/?dia=1');
    const requested = new URLSearchParams('dia=6&capa=vent');
    expect([requestedDay(requested, 7), requestedLayer(requested)]).toEqual([6, 'vent']);
    for (const wrong of ['dia=7', 'dia=-1', 'dia=x', 'dia=11', ''])
      expect(requestedDay(new URLSearchParams(wrong), 7)).toBe(0);
    expect(requestedLayer(new URLSearchParams('capa=__proto__'))).toBe('cel');
  });

  test.each([
    ['Berga', 'berga', true],
    ['l’Hospitalet de Llobregat', 'l-hospitalet-de-llobregat', true],
    ['HOSPITALET DE LLOBREGAT', 'l-hospitalet-de-llobregat', true],
    ['  guíxols ', 'sant-feliu-de-guixols', false],
    ['seu d’urgell', 'la-seu-d-urgell', true],
    ['Lleida', 'lleida', true],
  ])('compares «%s» with %s: %s', (text, slug, is) => {
    expect(isNamed({ slug }, text)).toBe(is);
  });
});
