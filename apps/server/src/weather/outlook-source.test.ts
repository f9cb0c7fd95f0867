import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outlookCache } from './cached-outlooks.ts';
import { openMeteo } from './open-meteo/fetch-outlooks.ts';
import { CACHE_MS, FRESH_MS, outlookSource, REST_MS, TRUSTED_MS } from './outlook-source.ts';
import { MAIN_PLACES, placeOf } from './places/places.ts';
import { anAnswer, json, type OpenMeteoFake, openMeteoFake } from './testing/an-open-meteo.ts';

const MADRID = 'Europe/Madrid';
const MIDNIGHT = Date.parse('2026-11-20T23:00:00Z');
const NOW = MIDNIGHT + 10.3 * 3_600_000;
const barcelona = placeOf('barcelona');
if (!barcelona) throw new Error('no Barcelona');

let fake: OpenMeteoFake;
let directory: string;
let failures: string[];

beforeEach(async () => {
  fake = await openMeteoFake();
  directory = await mkdtemp(join(tmpdir(), 'sintonia-weather-'));
  failures = [];
  answerWell();
});
afterEach(async () => {
  await fake.close();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

/** An object for one place, a list for several, like the API. */
function answerWell() {
  fake.answerWith((_, response) => {
    const latitudes = fake.requests.at(-1)?.get('latitude')?.split(',') ?? [];
    const answers = latitudes.map((latitude) => anAnswer(MIDNIGHT / 1000, Number(latitude)));
    json(response, answers.length === 1 ? answers[0] : answers);
  });
}
const source = (withinMs = 1000) =>
  outlookSource({
    fetch: openMeteo(fake.address, MADRID, withinMs),
    shelf: outlookCache(directory),
    timeZone: MADRID,
    onFailure: (why) => failures.push(why),
  });
const kindsOf = (forecasts: { source: { kind: string } }[]) => forecasts.map(({ source: { kind } }) => kind);

describe('weather from Open-Meteo (W-03)', () => {
  test('requests the fields that are shown, with unambiguous times, and parses them', async () => {
    const [forecast] = await source()([barcelona], NOW);
    const [first] = fake.requests;
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      latitude: '41.388',
      longitude: '2.17',
      timezone: MADRID,
      timeformat: 'unixtime',
    });
    expect(first?.get('hourly')?.split(',')).toContain('precipitation_probability');
    expect(forecast?.source).toEqual({ kind: 'forecast', fetchedAtMs: NOW });
    expect(forecast?.now).toMatchObject({ temperatureC: 14.3, windFromDeg: 0, weatherCode: 2, rainProbability: 35 });
    expect(forecast?.hours).toHaveLength(168);
    expect(forecast?.days.map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(forecast?.days[1]).toMatchObject({ rainMm: 4.8, rainProbability: 65, minC: 8.2, maxC: 16.9, uvIndex: 1.9 });
  });

  test('a week in which clocks go back has seven distinct dates', async () => {
    const midnight = Date.parse('2026-10-21T22:00:00Z');
    fake.answerWith((_, response) => json(response, anAnswer(midnight / 1000)));
    const [forecast] = await source()([barcelona], midnight + 3_600_000);
    expect(forecast?.days.map(({ date }) => date)).toEqual([22, 23, 24, 25, 26, 27, 28].map((day) => `2026-10-${day}`));
  });

  test('many places are one request, and concurrent callers share it', async () => {
    const forecasts = source();
    const [many] = await Promise.all([
      forecasts(MAIN_PLACES, NOW),
      forecasts(MAIN_PLACES, NOW),
      forecasts([barcelona], NOW),
    ]);
    expect(fake.requests).toHaveLength(1);
    expect(many?.map(({ place }) => place.slug)).toEqual(MAIN_PLACES.map(({ slug }) => slug));
    await forecasts(MAIN_PLACES, NOW + FRESH_MS - 1);
    expect(fake.requests).toHaveLength(1);
  });

  test('an ageing answer is shown while a new one is fetched in the background', async () => {
    const forecasts = source();
    await forecasts([barcelona], NOW);
    let release = () => {};
    fake.answerWith((_, response) => {
      release = () => json(response, anAnswer(MIDNIGHT / 1000));
    });
    expect(kindsOf(await forecasts([barcelona], NOW + FRESH_MS))).toEqual(['forecast']);
    await expect.poll(() => fake.requests.length).toBe(2);
    release();
    await expect
      .poll(async () => (await forecasts([barcelona], NOW + FRESH_MS))[0]?.source)
      .toEqual({ kind: 'forecast', fetchedAtMs: NOW + FRESH_MS });
  });

  test.each([
    ['an error', 503, { error: true, reason: 'busy' }, 'it answered 503'],
    ['something else', 200, { hello: 1 }, 'current'],
    ['a column short', 200, anAnswer(0, 41, { daily: { ...anAnswer(0).daily, sunset: [1] } }), 'different lengths'],
    [
      'a text for a number',
      200,
      anAnswer(0, 41, { current: { ...anAnswer(0).current, cloud_cover: 'x' } }),
      'cloud_cover',
    ],
    ['two places for one', 200, [anAnswer(0), anAnswer(0)], '2 places came for the 1'],
  ])('%s is reported, and the sample is shown with its date', async (_, status, body, why) => {
    fake.answerWith((__, response) => json(response, body, status));
    const [forecast] = await source()([barcelona], NOW);
    expect(failures).toEqual([expect.stringContaining(why)]);
    expect(forecast?.source).toEqual({ kind: 'sample', date: '2026-11-21' });
    expect(forecast?.days).toHaveLength(7);
  });

  test('invalid JSON, an endless answer and a timeout are reported', async () => {
    fake.answerWith((_, response) => response.end('<html>'));
    await source()([barcelona], NOW);
    fake.answerWith((_, response) => {
      const more = () => {
        if (!response.destroyed && response.write('x'.repeat(500_000))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    await source()([barcelona], NOW);
    fake.answerWith(() => {});
    const beganMs = performance.now();
    await source(80)([barcelona], NOW);
    expect(performance.now() - beganMs).toBeLessThan(600);
    await fake.close();
    await source()([barcelona], NOW);
    expect(failures).toEqual([
      'its answer is not JSON',
      'its answer is longer than 4000000 bytes',
      'no answer within 80 ms',
      expect.stringContaining('ECONNREFUSED'),
    ]);
  });

  test('after a failure it pauses, then tries again', async () => {
    fake.answerWith((_, response) => json(response, {}, 500));
    const forecasts = source();
    await forecasts([barcelona], NOW);
    await forecasts(MAIN_PLACES, NOW + REST_MS - 1);
    expect(fake.requests).toHaveLength(1);
    answerWell();
    expect(kindsOf(await forecasts([barcelona], NOW + REST_MS))).toEqual(['forecast']);
  });

  test('without the source the last answer is shown with its age, also after a restart', async () => {
    await source()([barcelona], NOW);
    await expect.poll(() => readdir(directory)).toEqual(['08019.json']);
    fake.answerWith((_, response) => json(response, {}, 500));
    const again = source();
    const later = NOW + TRUSTED_MS + 1;
    const [forecast] = await again([barcelona], later);
    expect(forecast?.source).toEqual({ kind: 'kept', fetchedAtMs: NOW });
    expect(forecast?.now.atMs).toBe(MIDNIGHT + 11 * 3_600_000);
    expect(kindsOf(await again([barcelona], NOW + CACHE_MS))).toEqual(['sample']);
  });

  test('a truncated file is ignored', async () => {
    await writeFile(join(directory, '08019.json'), '{"format":1,"fetchedAtMs":17');
    fake.answerWith((_, response) => json(response, {}, 500));
    expect(kindsOf(await source()([barcelona], NOW))).toEqual(['sample']);
  });

  test('without a source there are no requests', async () => {
    const forecasts = outlookSource({
      fetch: null,
      shelf: outlookCache(directory),
      timeZone: MADRID,
      onFailure: () => {},
    });
    expect(kindsOf(await forecasts(MAIN_PLACES, NOW))).toEqual(MAIN_PLACES.map(() => 'sample'));
    expect(fake.requests).toHaveLength(0);
  });
});
