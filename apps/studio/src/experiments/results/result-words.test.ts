import type { ActivityResults, GoalResult, Measured, VariantResult } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { createFormats } from '../../messages/formats.ts';
import { resultsCatalan } from '../../messages/results-catalan.ts';
import { screensCatalan } from '../../messages/screens-catalan.ts';
import { dayOf } from '../../period/civil-day.ts';
import {
  dataBefore,
  goalName,
  headlineOf,
  liftText,
  meanText,
  probabilityText,
  rangeText,
  variantName,
} from './result-words.ts';

const formats = createFormats('ca', 'Europe/Madrid');
const plainly = (text: string) => text.replaceAll('\u00a0', ' ');

const aMeasured = (lift: number, over: Partial<Measured> = {}): Measured => ({
  lift,
  low: lift - 0.1,
  high: lift + 0.1,
  difference: lift,
  differenceLow: lift - 0.1,
  differenceHigh: lift + 0.1,
  probability: 0.5,
  ...over,
});
const aVariantResult = (variant: string, verdict: VariantResult['verdict'], lift = 0): VariantResult => ({
  variant,
  verdict,
  plain: verdict === 'tooFew' ? null : aMeasured(lift),
  adjusted: null,
  since: null,
  reduction: 0,
  daysLeft: null,
});
const aGoal = (...standings: VariantResult[]): GoalResult => ({
  goal: { metric: 'play' },
  unit: 'share',
  variants: [],
  standings,
  days: [],
  needs: [],
});
const results = (goals: GoalResult[], over: Partial<ActivityResults> = {}): ActivityResults => ({
  activity: '00000000-0000-4000-8000-000000000001',
  name: 'Titular',
  hypothesis: '',
  state: 'live',
  isAA: false,
  startedAt: null,
  firstExposedOn: null,
  isRunning: true,
  goalsChanged: null,
  askedAt: '2026-11-21T09:00:00.000Z',
  timeZone: 'Europe/Madrid',
  outcomeDays: 1,
  countedFrom: null,
  confidence: 0.95,
  baseline: 'control',
  variants: [{ key: 'control', name: 'Versió actual', share: 1, exposed: 0, counted: 0 }],
  mixed: 0,
  forged: 0,
  sampleRatio: { isFine: true, p: 1, limit: 0.001, guilty: [] },
  goals,
  ...over,
});
const headlineIn = (all: ActivityResults) => {
  const { what, variantResult } = headlineOf(all);
  return variantResult ? [what, variantResult.variant] : [what];
};

describe('conclusion of results (P-06)', () => {
  test('P-06 names the better variant; of several the one with the largest lift', () => {
    const goal = aGoal(
      aVariantResult('b', 'better', 0.2),
      aVariantResult('c', 'better', 0.4),
      aVariantResult('d', 'open', 0.9),
    );
    expect(headlineIn(results([goal]))).toEqual(['better', 'c']);
  });

  test.each([
    ['reports an open variant', [aVariantResult('b', 'open', 0.1)], ['open', 'b']],
    [
      'prefers an open variant to a worse one',
      [aVariantResult('b', 'worse', -0.3), aVariantResult('c', 'open')],
      ['open', 'c'],
    ],
    ['reports a single worse variant', [aVariantResult('b', 'worse', -0.3)], ['worse', 'b']],
    [
      'reports several worse variants',
      [aVariantResult('b', 'worse', -0.3), aVariantResult('c', 'worse', -0.2)],
      ['allWorse', 'c'],
    ],
    ['reports too few visitors', [aVariantResult('b', 'tooFew')], ['tooFew']],
  ])('P-06 %s', (_what, standings, expected) => {
    expect(headlineIn(results([aGoal(...standings)]))).toEqual(expected);
  });

  test('P-06 calls an A/A test correct without a difference, and wrong with one in either direction', () => {
    const aa = (variantResult: VariantResult) => headlineIn(results([aGoal(variantResult)], { isAA: true }))[0];
    expect(
      [
        aVariantResult('b', 'open'),
        aVariantResult('b', 'better'),
        aVariantResult('b', 'worse'),
        aVariantResult('b', 'tooFew'),
      ].map(aa),
    ).toEqual(['aaFine', 'aaWrong', 'aaWrong', 'tooFew']);
  });

  test('P-06 reports no detected difference of an ended activity, once every outcome period is over', () => {
    const open = aGoal(aVariantResult('b', 'open', 0.1));
    const [variant] = results([]).variants;
    if (!variant) throw new Error('has variants');
    const over = { isRunning: false, state: 'ended' } as const;
    const of = (exposed: number) => ({ ...over, variants: [{ ...variant, exposed, counted: 100 }] });
    expect(headlineIn(results([open], of(100)))).toEqual(['over', 'b']);
    expect(headlineIn(results([open], of(101)))).toEqual(['open', 'b']);
    expect(headlineIn(results([open], { ...of(100), state: 'paused' }))).toEqual(['open', 'b']);
  });

  test('P-06 puts a sample ratio mismatch before anything else, and reports when nothing can be compared', () => {
    const wrong = { isFine: false, p: 0, limit: 0.001, guilty: [] };
    expect(headlineIn(results([aGoal(aVariantResult('b', 'better'))], { sampleRatio: wrong }))).toEqual(['stopped']);
    expect(headlineIn(results([], { baseline: null }))).toEqual(['nothing']);
  });
});

describe('texts of figures', () => {
  test('P-06 give lifts a sign, ranges their ends or no limit, and probabilities never certainty', () => {
    expect([0.123, -0.041, 0].map((lift) => plainly(liftText(lift, formats)))).toEqual(['+12 %', '−4,1 %', '0 %']);
    expect(plainly(rangeText(aMeasured(0.2), formats, resultsCatalan))).toBe('entre +10 % i +30 %');
    expect(rangeText(aMeasured(0.2, { low: null }), formats, resultsCatalan)).toBe('sense límit');
    expect([0.99999, 0.873, 0.00001].map((p) => plainly(probabilityText(p, formats)))).toEqual([
      '> 99,9 %',
      '87,3 %',
      '< 0,1 %',
    ]);
  });

  test.each([
    ['2026-11-28T10:00:00.000Z', '2026-11-22', '2026-11-22'],
    ['2026-11-28T10:00:00.000Z', '2026-11-28', null],
    ['2026-11-27T23:30:00.000Z', '2026-11-28', null], // the 28th in Madrid
    ['2026-11-28T10:00:00.000Z', null, null],
    [null, '2026-11-22', null],
  ])('P-06 say since when there is data if it is from before the start: %s, %s', (startedAt, firstExposedOn, day) => {
    expect(dataBefore({ startedAt, firstExposedOn }, (at) => dayOf(new Date(at), 'Europe/Madrid'))).toBe(day);
  });

  test('P-06 give means their unit', () => {
    const reported = [
      meanText(0.125, 'share', formats),
      meanText(3.25, 'seconds', formats),
      meanText(75, 'seconds', formats),
    ];
    expect(reported.map(plainly)).toEqual(['12,5 %', '3,3 s', '1 min 15 s']);
    expect([meanText(2.44, 'count', formats), meanText(null, 'count', formats)]).toEqual(['2,4', '–']);
  });

  test('P-06 name goals and variants, and the holdout in the studio’s words', () => {
    expect(goalName({ metric: 'custom', name: 'nota', as: 'sum' }, screensCatalan.experiments.goals)).toBe(
      'Suma de «nota»',
    );
    const events = ['event3', 'event10', 'event77'].map((event) =>
      goalName({ metric: 'event', event }, screensCatalan.experiments.goals),
    );
    expect(events).toEqual([
      'Conversions (comparticions)',
      'Conversions (clics en botons)',
      'Conversions (esdeveniment 77)',
    ]);
    const names = ['control', 'holdout', 'x'].map((key) => variantName(key, results([]), resultsCatalan));
    expect(names).toEqual(['Versió actual', 'Grup de control permanent', 'x']);
  });
});
