import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bulletin, DayForecast, Forecast } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_PLACES } from '../places/places.ts';
import { sampleOutlook } from '../sample/sample-outlook.ts';
import { bulletinsOf } from './bulletins.ts';
import { bulletinsFrom } from './bulletins-file.ts';
import { degreesBetween } from './sentences.ts';

const MADRID = 'Europe/Madrid';
const NOW = Date.parse('2026-11-21T09:00:00Z');

/** The map's towns, all with the same day except for the given values. */
const forecasts = (over: (slug: string) => Partial<DayForecast>): Forecast[] =>
  MAIN_PLACES.map((place) => {
    const outlook = sampleOutlook(place, NOW, MADRID);
    const calm = { weatherCode: 0, rainMm: 0, windKmh: 3, gustKmh: 5, minC: 5, maxC: 15 };
    const days = outlook.days.map((day) => ({ ...day, ...calm, ...over(place.slug) }));
    return { place, ...outlook, days, source: { kind: 'sample', date: '2026-11-21' } };
  });
const text = (kind: string, given: Forecast[]) =>
  bulletinsOf([], given)
    .find((bulletin) => bulletin.kind === kind)
    ?.paragraphs.join('\n') ?? '';

describe('bulletins (W-03)', () => {
  test('a calm day is described as calm', () => {
    const given = forecasts(() => ({}));
    expect(text('general', given)).toBe(
      [
        'Avui domina el sol a tot el país. No s’espera pluja enlloc. El vent és fluix a tot arreu. La màxima més alta és de 15 graus, a Barcelona; la mínima més baixa, de 5 graus, a Barcelona.',
        'Demà farà sol a tot el país. Les temperatures canviaran poc. No s’espera pluja enlloc.',
        'De cara als dies següents no es veu cap canvi important: temps sec en general.',
      ].join('\n'),
    );
    expect(text('sea', given)).toContain('Costa central. Avui, vent fluix i variable; arrissada.');
  });

  test('rain, wind and cold are mentioned with their areas', () => {
    const given = forecasts((slug) => ({
      ...(['lleida', 'cervera'].includes(slug) ? { weatherCode: 45 } : {}),
      ...(['tortosa', 'gandesa'].includes(slug) ? { weatherCode: 63, rainMm: slug === 'tortosa' ? 12.4 : 3 } : {}),
      ...(slug === 'palamos' ? { windKmh: 42, gustKmh: 71, windFromDeg: 3 } : {}),
      ...(slug === 'puigcerda' ? { minC: -4.2, rainMm: 2, gustKmh: 52 } : {}),
    }));
    const general = text('general', given);
    expect(general).toContain(
      'Avui plou a estones a les Terres de l’Ebre; la boira s’agafa a Ponent i triga a desfer-se;',
    );
    expect(general).toContain('a Tortosa, amb uns 12 mil·límetres');
    expect(general).toContain('La tramuntana es fa notar a Palamós, amb ratxes de 71 km/h.');
    expect(general).toContain('la mínima més baixa, de 4 sota zero, a Puigcerdà.');
    expect(text('sea', given)).toContain('Avui, tramuntana (nord) de força 5 a 6, amb ratxes de 71 km/h; forta maror.');
    expect(text('mountain', given)).toMatch(
      /Pirineu oriental\. Avui, precipitació, amb la cota de neu cap als 3\.200 metres, i torb/,
    );
  });

  test('every day of a year gives complete sentences', () => {
    for (let day = 0; day < 365; day += 3) {
      const given = MAIN_PLACES.map((place): Forecast => {
        const outlook = sampleOutlook(place, NOW + day * 86_400_000, MADRID);
        return { place, ...outlook, source: { kind: 'sample', date: '' } };
      });
      for (const { paragraphs } of bulletinsOf([], given)) {
        for (const paragraph of paragraphs) {
          expect(paragraph).toMatch(/^[A-ZÀ-Ú].*\.$/);
          expect(paragraph).not.toMatch(/undefined|NaN|null|\s{2}|\.\.|;\./);
        }
      }
    }
  });

  describe('the operator’s bulletins', () => {
    let directory: string;
    let path: string;
    const own: Bulletin = {
      kind: 'sea',
      title: 'Mala mar',
      paragraphs: ['Ona de tres metres.'],
      author: 'Mar Roig',
      issuedAt: null,
    };
    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'sintonia-bulletins-'));
      path = join(directory, 'bulletins.json');
    });
    afterAll(() => rm(directory, { recursive: true }));

    test('replace the generated ones, are reread after a change, and the last valid ones stay', async () => {
      const reported: string[] = [];
      await writeFile(path, JSON.stringify([own]));
      const read = await bulletinsFrom(path, (why) => reported.push(why));
      expect(bulletinsOf(await read(0), []).map(({ title }) => title)).toEqual([
        'Avui i els dies que venen',
        'Mala mar',
        'Muntanya',
      ]);
      await writeFile(path, JSON.stringify([{ ...own, title: 'Bona mar' }]));
      await utimes(path, 1, 1);
      expect((await read(4999))[0]?.title).toBe('Mala mar');
      expect((await read(5000))[0]?.title).toBe('Bona mar');
      await writeFile(path, '[{}]');
      await utimes(path, 2, 2);
      expect((await read(10_000))[0]?.title).toBe('Bona mar');
      await read(15_000);
      expect(reported).toEqual([expect.stringContaining('0.kind')]);
    });

    test('an unusable file prevents the start and is named', async () => {
      await expect(bulletinsFrom(join(directory, 'none.json'), () => {})).rejects.toThrow('WEATHER_BULLETINS=');
    });
  });
});

describe('temperatures of a day (W-03)', () => {
  test.each([
    [3, 14, 'entre 3 i 14 graus'],
    [-2, 5, 'entre 2 sota zero i 5 graus'],
    [-5.4, -2, 'entre 5 i 2 sota zero'],
    [0.4, 1, 'entre 0 i 1 grau'],
  ])('W-03 %d and %d are written as «%s»', (minC, maxC, words) => {
    expect(degreesBetween(minC, maxC)).toBe(words);
  });
});
