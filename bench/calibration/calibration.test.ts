import { describe, expect, test } from 'vitest';
import { CONDITIONS } from './conditions.ts';
import { checkIdentities, judge } from './judge.ts';
import { METRICS, unknownMetrics } from './metric-kinds.ts';
import { productFigures } from './product-figures.ts';
import { restoredPageviews } from './restored-pageviews.ts';
import { visitFigures } from './true-visits.ts';

const [clean] = CONDITIONS;
if (!clean) throw new Error('there are conditions');
const figures = Object.fromEntries(Object.keys(METRICS).map((metric) => [metric, 1000]));

describe('comparison of measured and true figures (R-11)', () => {
  test('R-11 in clean conditions rejects a count that is off by one, and accepts a time within one per cent', () => {
    const failing = (measured: Record<string, number>) =>
      judge(clean, { real: figures, visible: figures, measured }).flatMap(({ metric, passed }) =>
        passed ? [] : metric,
      );
    expect(failing(figures)).toEqual([]);
    expect(failing({ ...figures, plays: 999, averageAudience: 1009 })).toEqual(['plays']);
    expect(failing({ ...figures, contentTimeSpent: 1013 })).toEqual(['contentTimeSpent']);
  });

  test('R-11 includes unmeasurable visits in the ratio, but does not count them as failures', () => {
    const visible = { ...figures, visitors: 400 };
    const found = judge(clean, { real: figures, visible, measured: visible }).find(
      ({ metric }) => metric === 'visitors',
    );
    expect(found).toMatchObject({ ratio: 0.4, least: 0.4, most: 0.4, passed: true });
  });

  test('R-11 allows two of six searches with an opened result to arrive at 20 % loss, since each needs two requests, and not none', () => {
    const losing = CONDITIONS.find(({ loss }) => loss === 0.2);
    if (!losing) throw new Error('there is a condition');
    const passes = (condition: typeof losing, measured: number) => {
      const real = { ...figures, searchesWithResult: 6 };
      const found = judge(condition, { real, visible: real, measured: { ...real, searchesWithResult: measured } });
      return found.find(({ metric }) => metric === 'searchesWithResult')?.passed;
    };
    expect([6, 4, 2, 0].map((measured) => passes(losing, measured))).toEqual([true, true, true, false]);
    expect([6, 5].map((measured) => passes(clean, measured))).toEqual([true, false]);
  });

  test('R-11 allows two of two skipped ads to be lost by chance at 5 % loss, and not six of six', () => {
    const losing = CONDITIONS.find(({ loss }) => loss === 0.05);
    if (!losing) throw new Error('there is a condition');
    const passes = (condition: typeof losing, count: number) => {
      const real = { ...figures, adsSkipped: count };
      const found = judge(condition, { real, visible: real, measured: { ...real, adsSkipped: 0 } });
      return found.find(({ metric }) => metric === 'adsSkipped')?.passed;
    };
    expect([2, 6].map((count) => passes(losing, count))).toEqual([true, false]);
    expect(passes(clean, 1)).toBe(false);
  });

  test('R-11 allows four of forty ads to count as unfinished at 5 % loss, also where none was, and not ten', () => {
    const losing = CONDITIONS.find(({ loss }) => loss === 0.05);
    if (!losing) throw new Error('there is a condition');
    const passes = (condition: typeof losing, adsUnfinished: number) => {
      const real = { ...figures, adCompletes: 40, adsUnfinished: 0 };
      const found = judge(condition, { real, visible: real, measured: { ...real, adsUnfinished } });
      return found.find(({ metric }) => metric === 'adsUnfinished')?.passed;
    };
    expect([0, 1, 4, 10].map((measured) => passes(losing, measured))).toEqual([true, true, true, false]);
    expect([0, 1].map((measured) => passes(clean, measured))).toEqual([true, false]);
  });

  test('R-11 shows what counting without an identifier restores', () => {
    const figure = (metric: string, real: number, measured: number) => ({
      ...{ condition: 'consent of 40 %', metric, real, measured },
      ...{ ratio: 1, least: 1, most: 1, passed: true },
    });
    const some = [
      figure('pageviews', 1000, 1000),
      figure('identifiedPageviews', 1000, 400),
      figure('exemptPageviews', 600, 600),
    ];
    expect(restoredPageviews(some)).toEqual([
      { condition: 'consent of 40 %', real: 1000, identified: 400, exempt: 600 },
    ]);
    expect(restoredPageviews(some.slice(0, 2))).toEqual([]);
  });

  test('R-11 publishes no ratio where only robots did something', () => {
    const only = { condition: clean.name, metric: 'playbackFailures', real: 0, measured: 1, passed: true };
    const [published] = productFigures([clean], [{ ...only, ratio: Number.POSITIVE_INFINITY, least: 1, most: 1 }]);
    expect(published?.metrics).toEqual({});
  });

  const some = {
    atMs: 0,
    isPage: false,
    isOfCampaign: false,
    isSearch: false,
    resultsPage: '',
    openedFrom: '',
    isAction: false,
    isPlaying: false,
    visibleS: 0,
    isMeasured: true,
  };
  const page = { ...some, isPage: true };

  test('R-11 a visit whose time on page is lost looks like a bounce, as does one whose other page is lost', () => {
    const read = [page, { ...some, atMs: 1, visibleS: 60 }];
    const glanced = [page, { ...some, atMs: 1, visibleS: 4 }, { ...some, atMs: 2, visibleS: 5 }];
    const searched = [{ ...page, isAction: true }];
    const bounces = (loss: number, ...visits: (typeof some)[][]) => visitFigures(visits, loss).bounces;
    expect(bounces(0, read, glanced, searched, [{ ...some, visibleS: 5 }])).toBe(1);
    expect(bounces(0.2, read)).toBeCloseTo(0.8 * 0.2);
    expect(bounces(0.2, glanced)).toBeCloseTo(0.8);
    expect(bounces(0.2, [page, { ...page, atMs: 1 }])).toBeCloseTo(2 * 0.8 * 0.2);
    expect(bounces(0.2, [page, { ...some, atMs: 1, isAction: true }])).toBeCloseTo(0.8 * 0.2);
    expect(bounces(0.2, searched)).toBe(0);
  });

  test('R-11 a gap within a second of half an hour may end a visit or not, and no other gap', () => {
    const visits = (gapMs: number, measured: number) => {
      const visible = { ...figures, ...visitFigures([[page, { ...page, atMs: gapMs }]], 0) };
      const found = judge(clean, { real: visible, visible, measured: { ...visible, visits: measured } });
      return found.find(({ metric }) => metric === 'visits')?.passed;
    };
    expect([visits(1_799_800, 1), visits(1_799_800, 2), visits(1_799_800, 3)]).toEqual([true, true, false]);
    expect([visits(1_798_900, 1), visits(1_798_900, 2)]).toEqual([true, false]);
  });

  test('R-11 a search in another tab ends the search before it: a result opened later is of the last one', () => {
    const search = (atMs: number, resultsPage = 'cercador') => ({ ...page, atMs, isSearch: true, resultsPage });
    const opened = (atMs: number, openedFrom = 'cercador') => ({ ...page, atMs, openedFrom });
    const counted = (...visit: (typeof some)[]) => visitFigures([visit], 0).searchesWithResult;
    expect(counted(search(0), opened(1), search(2), opened(3), opened(4))).toBe(2);
    expect(counted(search(0), search(1), opened(2), opened(3))).toBe(1);
    expect(counted(search(0), search(1, ''), opened(2))).toBe(0);
    expect(counted(search(0), opened(1, 'portada'), opened(1_800_001))).toBe(0);
  });

  test('R-11 knows every metric of the reports', () => {
    expect(unknownMetrics()).toEqual([]);
  });

  test('R-11 detects a wait that presence has and no other state', () => {
    const measured = { presenceTime: 70, contentTimeSpent: 60, pausedTime: 5, stalledTime: 3, otherWaitingTime: 1 };
    const [, , states] = checkIdentities('clean', { ...measured, averageAudience: 1 }, 60);
    expect(states?.passed).toBe(false);
  });

  test('R-11 detects an attempt without an outcome by the identity', () => {
    const measured = { mediaStarts: 10, startedAttempts: 7, exitsBeforeStart: 2, startFailures: 0, openAttempts: 0 };
    expect(checkIdentities('clean', measured, 60).map(({ passed }) => passed)).toEqual([false, true, true]);
  });
});
