import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activity, ActivityChange, ActivityResults } from '@sintonia/contracts';
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { anActivity } from '../testing/an-activity.ts';
import { aHeartbeat, aHit, anExposure, brokenAudience, SUITE, steadyAudience } from '../testing/result-events.ts';
import { resultsRoutes } from './results-routes.ts';

/** Madrid is an hour ahead of these instants. */
const NOW = '2026-11-21T09:00:00.000Z';

const everyGoal: Activity['goals'] = [
  { metric: 'event', event: 'event10' },
  { metric: 'click', name: 'subscriu' },
  { metric: 'play' },
  { metric: 'completion' },
  { metric: 'timeWatched' },
  { metric: 'pageviews' },
  { metric: 'custom', name: 'nota', as: 'sum' },
  { metric: 'custom', name: 'compartit', as: 'count' },
];
const counted = anActivity('1', { goals: everyGoal });
const many = anActivity('2', { goals: [{ metric: 'event', event: 'event1' }, { metric: 'pageviews' }] });
const broken = anActivity('3', { goals: [{ metric: 'pageviews' }] });
const changed = anActivity('4');
const nobody = anActivity('5');
const alone = anActivity('6', {
  kind: 'audience',
  variants: [{ key: 'b', name: 'B', weight: 10_000, offers: [] }],
});
const registry = [counted, many, broken, changed, nobody, alone];
const changes: ActivityChange[] = [
  { at: '2026-11-19T00:00:00.000Z', by: 'ada@t.example', action: 'updated', version: 4, fields: ['goals'] },
  { at: '2026-11-18T00:00:00.000Z', by: 'ada@t.example', action: 'updated', version: 3, fields: ['variants'] },
  { at: '2026-11-17T00:00:00.000Z', by: 'ada@t.example', action: 'updated', version: 2, fields: ['name'] },
];

describe('results of an activity (P-06)', () => {
  let dataDir: string;
  let events: EventStore;
  const app = Fastify();
  const resultsOf = async ({ id }: Pick<Activity, 'id'>): Promise<ActivityResults> => {
    const answer = await app.inject({ url: `/api/activities/${id}/results` });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-results-'));
    events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
    const repeated = anExposure('2026-11-19T10:00:00.000Z', 'anna', counted, 'control');
    const elsewhere = { suite: 'tramuntana-staging' };
    await events.insert('hits', [
      aHit('2026-11-19T09:58:00.000Z', 'anna'), // before exposure: no outcome, but history
      aHit('2026-11-19T09:59:00.000Z', 'anna', { kind: 'link', events: ['event10'] }),
      repeated,
      repeated,
      aHit('2026-11-19T10:01:00.000Z', 'anna', { events: ['event3', 'event10'], context: { nota: '7.5' } }),
      aHit('2026-11-19T10:02:00.000Z', 'anna', { context: { nota: '2', compartit: 'sí' } }),
      aHit('2026-11-19T10:03:00.000Z', 'anna', { kind: 'link', context: { nota: 'nan' } }),
      aHit('2026-11-20T10:00:00.000Z', 'anna', { events: ['event10'] }), // a day later: the outcome period is over
      anExposure('2026-11-19T22:30:00.000Z', 'biel', counted, 'b'), // 23:30 in Madrid
      anExposure('2026-11-19T23:30:00.000Z', 'biel', counted, 'control'), // another variant: stays with the first
      aHit('2026-11-20T08:00:00.000Z', 'biel', { kind: 'link', link_name: 'subscriu', link_type: 'lnk_o' }),
      aHit('2026-11-20T08:01:00.000Z', 'biel', { kind: 'link', link_name: 'compartit', link_type: 'mboxEvent' }),
      aHit('2026-11-20T08:02:00.000Z', 'biel', { events: ['event10'], ...elsewhere }),
      anExposure('2026-11-20T09:00:00.000Z', 'carla', counted, 'b'), // her period ends exactly now
      anExposure('2026-11-20T09:00:00.001Z', 'dídac', counted, 'b'), // his ends a millisecond later
      anExposure('2026-11-19T09:00:00.000Z', 'robot', counted, 'b', { is_robot: 1 }),
      anExposure('2026-11-19T09:00:00.000Z', 'prova', counted, 'b', elsewhere),
      anExposure('2026-11-19T09:00:00.000Z', 'd’una altra', many, 'b', {
        context: { [EXPOSURE_CONTEXT.activity]: 'x' },
      }),
      anExposure('2026-11-17T12:00:00.000Z', 'd’abans', changed, 'b'),
      anExposure('2026-11-19T12:00:00.000Z', 'd’abans', changed, 'b'),
      anExposure('2026-11-19T12:00:00.000Z', 'de després', changed, 'b'),
      ...steadyAudience(many),
      ...brokenAudience(broken),
    ]);
    await events.insert('playback', [
      aHeartbeat('2026-11-19T10:04:00.000Z', 's1', 'start'), // no visitor yet
      aHeartbeat('2026-11-19T10:04:00.300Z', 's1', 'play'), // nor here
      aHeartbeat('2026-11-19T10:04:10.300Z', 's1', 'play', { visitor_id: 'anna', duration_ms: 10_000 }),
      aHeartbeat('2026-11-19T10:04:20.300Z', 's1', 'play', { visitor_id: 'anna', duration_ms: 2500 }),
      aHeartbeat('2026-11-19T10:04:21.000Z', 's1', 'play', { visitor_id: 'anna', duration_ms: 9000, asset_type: 'ad' }),
      aHeartbeat('2026-11-19T10:04:25.000Z', 's1', 'complete', { visitor_id: 'anna' }),
      aHeartbeat('2026-11-19T09:00:00.000Z', 's0', 'play', { visitor_id: 'anna', duration_ms: 4000 }), // before
      aHeartbeat('2026-11-20T08:05:00.000Z', 's2', 'play', { visitor_id: 'biel', duration_ms: 1500 }),
      aHeartbeat('2026-11-20T09:10:00.000Z', 's3', 'play', { visitor_id: 'carla' }), // left within the preroll
      aHeartbeat('2026-11-20T09:10:00.000Z', 's3', 'end', { visitor_id: 'carla' }),
    ]);
    const staff: string[] = [];
    await app.register(resultsRoutes, {
      registry: {
        find: (id) => registry.find((one) => one.id === id),
        changes: async (id) => (id === changed.id ? changes : []),
        refresh: async () => {},
      },
      events,
      reportSuite: SUITE,
      timeZone: async () => 'Europe/Madrid',
      requireStaff: (role) => {
        staff.push(role ?? '');
        return async () => {};
      },
      nowMs: () => Date.parse(NOW),
    });
    expect(staff).toEqual(['analyst']);
  });
  afterAll(async () => {
    await app.close();
    await events.close();
    await rm(dataDir, { recursive: true });
  });

  test('P-06 a visitor counts once, for the first variant, a day after the first exposure', async () => {
    const results = await resultsOf(counted);
    expect(results.variants).toEqual([
      { key: 'control', name: 'Versió actual', share: 0.5, exposed: 1, counted: 1 },
      { key: 'b', name: 'B', share: 0.5, exposed: 3, counted: 2 },
    ]);
    expect(results).toMatchObject({ baseline: 'control', mixed: 1, countedFrom: null, outcomeDays: 1 });
    expect(results.firstExposedOn).toBe('2026-11-19');
    // biel's period ends on the 20th at 23:30 in Madrid
    expect(results.goals[0]?.days.map(({ day, counted }) => [day, counted])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-21', 3],
    ]);
  });

  test('P-06 every kind of goal counts outcomes after the exposure, checked by hand', async () => {
    const { goals } = await resultsOf(counted);
    const totals = goals.map(({ goal, unit, variants }) => [
      goal.metric,
      unit,
      ...variants.map(({ total, mean }) => `${total} ${mean}`),
    ]);
    expect(totals).toEqual([
      ['event', 'share', '1 1', '0 0'],
      ['click', 'share', '0 0', '1 0.5'],
      ['play', 'share', '1 1', '1 0.5'],
      ['completion', 'share', '1 1', '0 0'],
      ['timeWatched', 'seconds', '12.5 12.5', '1.5 0.75'],
      ['pageviews', 'count', '2 2', '0 0'],
      ['custom', 'number', '9.5 9.5', '0 0'],
      ['custom', 'count', '1 1', '1 0.5'],
    ]);
    for (const { standings } of goals)
      expect(standings).toMatchObject([{ variant: 'b', verdict: 'tooFew', plain: null }]);
  });

  test('P-06 finds a known rate, lift, interval and probability, with and without adjustment by history', async () => {
    const { goals, variants, sampleRatio, confidence } = await resultsOf(many);
    expect(variants.map(({ exposed, counted }) => [exposed, counted])).toEqual([[1200, 1200], [1200, 1200]]); // biome-ignore format: one line
    expect(sampleRatio).toMatchObject({ isFine: true, guilty: [] });
    expect(confidence).toBe(0.95);
    const [event, pageviews] = goals;
    expect(event?.variants.map(({ mean }) => mean)).toEqual([0.2, 0.3]);
    const [variantResult] = event?.standings ?? [];
    expect(variantResult).toMatchObject({
      variant: 'b',
      verdict: 'better',
      daysLeft: null,
      reduction: 0,
      adjusted: null,
    });
    expect(variantResult?.plain?.lift).toBeCloseTo(0.5, 10);
    // √(0.16/1200 + 0.21/1200) by the statistician's n−1, times the boundary at 2,400 visitors.
    const error = Math.sqrt((0.2 * 0.8 + 0.3 * 0.7) / 1199);
    expect(variantResult?.plain?.differenceLow).toBeCloseTo(0.1 - error * boundaryAt(2400), 10);
    expect(variantResult?.plain?.probability).toBeGreaterThan(0.999);
    const at = event?.days.findIndex(({ readings: [one] }) => (one?.plain?.differenceLow ?? -1) > 0) ?? -1;
    expect(variantResult?.since).toBe(event?.days[at]?.day);
    expect(event?.days.map(({ counted }) => counted)).toEqual([400, 800, 1200, 1600, 2000, 2400]);
    const [same] = pageviews?.standings ?? [];
    expect(same).toMatchObject({ verdict: 'open', since: null, daysLeft: null });
    expect(same?.reduction).toBeCloseTo(8.25 / (8.25 + 2 / 3), 2); // variances of 0…9 and of 0…2
    expect(same?.adjusted).toMatchObject({ lift: 0, probability: 0.5 });
    const width = ({ low, high }: { low: number | null; high: number | null }) => (high ?? 9) - (low ?? -9);
    expect(same?.adjusted && same.plain && width(same.adjusted) / width(same.plain)).toBeCloseTo(0.27, 1);
    expect(pageviews?.needs.find(({ lift }) => lift === 0.05)?.visitors).toBeLessThan(
      0.2 * (event?.needs.find(({ lift }) => lift === 0.05)?.visitors ?? 0),
    );
  });

  test('P-06 a wrong sample ratio withholds the results and names the affected browser', async () => {
    const { goals, sampleRatio, variants } = await resultsOf(broken);
    expect(variants.map(({ exposed }) => exposed)).toEqual([1000, 750]);
    expect(goals).toEqual([]);
    expect(sampleRatio.isFine).toBe(false);
    expect(sampleRatio.p).toBeLessThan(0.001);
    expect(sampleRatio.guilty[0]).toEqual({
      dimension: 'browser',
      value: 'Firefox',
      explainsAll: true,
      variants: [
        { key: 'control', exposed: 500, expected: 375 },
        { key: 'b', exposed: 250, expected: 375 },
      ],
    });
    const landings = sampleRatio.guilty.filter(({ dimension }) => dimension === 'landing');
    expect(landings.map(({ value, explainsAll }) => [value, explainsAll]).toSorted()).toEqual([
      ['/portada/', false],
      ['/temps/', false],
    ]);
  });

  test('P-06 after a change of variants, visitors exposed before it are excluded', async () => {
    const { countedFrom, goalsChanged, variants } = await resultsOf(changed);
    expect(goalsChanged).toBe('2026-11-19T00:00:00.000Z'); // a change of goals is reported
    expect(countedFrom).toBe('2026-11-18T00:00:00.000Z');
    expect(variants.map(({ exposed }) => exposed)).toEqual([0, 1]);
  });

  test.each<[string, Partial<Activity>]>([
    ['stopped', { state: 'ended' }],
    ['past its end', { schedule: { from: null, to: NOW } }],
  ])('P-06 there is no forecast for an activity that is %s, since no more visitors arrive', async (_how, over) => {
    const foretold = ({ goals, isRunning }: ActivityResults) => [
      isRunning,
      goals.some(({ needs }) => needs.some(({ days }) => days !== null)),
    ];
    expect(foretold(await resultsOf(many))).toEqual([true, true]);
    const at = registry.indexOf(many);
    registry[at] = { ...many, ...over };
    const results = await resultsOf(many);
    registry[at] = many;
    expect(foretold(results)).toEqual([false, false]);
    expect(results.goals.flatMap(({ standings }) => standings.map(({ daysLeft }) => daysLeft))).toEqual([null, null]);
  });

  test('P-06 has none without exposures, without a comparison, and for an unknown activity', async () => {
    expect(await resultsOf(nobody)).toMatchObject({
      goals: [{ days: [], standings: [], needs: [] }],
      mixed: 0,
      firstExposedOn: null,
    });
    expect(await resultsOf(alone)).toMatchObject({ baseline: null, goals: [], sampleRatio: { isFine: true, p: 1 } });
    const missing = await app.inject({ url: '/api/activities/00000000-0000-4000-8000-00000000dead/results' });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'activity.unknown']);
  });
});

/** The formula of `always-valid.ts`, written out: α = 0.05, tuned for 10,000 visitors. */
function boundaryAt(n: number): number {
  const information = (n * (Math.log(1 - 2 * Math.log(0.05)) - 2 * Math.log(0.05))) / 10_000;
  return Math.sqrt(((information + 1) / information) * (Math.log(information + 1) - 2 * Math.log(0.05)));
}
