import { describe, expect, test } from 'vitest';
import type { Costs, PartCost } from './costs.ts';
import { bottleneckOf, coresOf, peakRates, planOf, storageOf } from './model.ts';
import type { Traffic } from './traffic.ts';

const part = (given: Partial<PartCost> = {}): PartCost => ({
  idleCores: 0.01,
  curve: [
    { perSecond: 100, cores: 0.05 },
    { perSecond: 1000, cores: 0.14 },
  ],
  hitShare: 0.5,
  hitExtraUs: 0,
  memoryMb: 200,
  processes: 1,
  ...given,
});

const COSTS: Costs = {
  measuredAt: '2026-11-23T10:00:00.000Z',
  processor: 'test',
  cores: 2,
  embedded: { server: part(), engine: part() },
  cluster: {
    collect: part(),
    nats: part(),
    write: part(),
    clickhouse: part({
      curve: [
        { perSecond: 100, cores: 0.01 },
        { perSecond: 1000, cores: 0.02 },
      ],
    }),
  },
  page: {
    pageUs: 50,
    fileUs: 20,
    segmentUs: 40,
    segmentUsAKb: 1,
    files: 10,
    htmlBytes: 20_000,
    firstViewBytes: 320_000,
    memoryMb: 300,
  },
  stored: { hit: 200, playback: 100 },
};

const TRAFFIC: Traffic = {
  visitsADay: 1.2,
  pageViewsADay: 3,
  hitsADay: 5,
  heartbeatsADay: 40,
  heartbeatsAViewerHour: 360,
  peakHourShare: 0.1,
  hitBytes: 900,
  heartbeatBytes: 600,
};
const SIZE = { visitorsADay: 360_000, viewers: 1000, streamMbit: 3 };

describe('the capacity model (S-05)', () => {
  test('S-05 the rates of the busiest hour follow from visitors and viewers', () => {
    expect(peakRates(SIZE, TRAFFIC)).toEqual({ hits: 50, pageViews: 30, heartbeats: 100 });
  });

  test('S-05 requests share batches between the measured rates; beyond them processor time grows evenly', () => {
    const none = { hits: 0, heartbeats: 0 };
    const alike = part();
    expect(coresOf(alike, none)).toBeCloseTo(0.01);
    expect(coresOf(alike, { hits: 30, heartbeats: 20 })).toBeCloseTo(0.035);
    expect(coresOf(alike, { hits: 50, heartbeats: 50 })).toBeCloseTo(0.06);
    // A core does 2,000 a second at 100 a second, and 7,143 at 1,000.
    expect(coresOf(alike, { ...none, heartbeats: 550 })).toBeCloseTo(0.01 + 550 / ((2000 + 1000 / 0.14) / 2));
    expect(coresOf(alike, { ...none, heartbeats: 1000 })).toBeCloseTo(0.15);
    expect(coresOf(alike, { ...none, heartbeats: 1900 })).toBeCloseTo(0.24);
    // 350 hits instead of 500, each 100 µs more than a heartbeat.
    expect(coresOf(part({ hitExtraUs: 100 }), { hits: 350, heartbeats: 650 })).toBeCloseTo(0.135);
  });

  test('S-05 a part that few requests do not use is on a straight line until it is used', () => {
    const resting = part({
      curve: [
        { perSecond: 100, cores: 0 },
        { perSecond: 300, cores: 0.02 },
      ],
    });
    expect(coresOf(resting, { hits: 100, heartbeats: 100 })).toBeCloseTo(0.02);
    expect(coresOf(resting, { hits: 20, heartbeats: 20 })).toBeCloseTo(0.01);
  });

  test('S-05 a part that gets cheaper under load never costs less than at rest', () => {
    const falling = part({
      curve: [
        { perSecond: 100, cores: 0.1 },
        { perSecond: 1000, cores: 0.08 },
      ],
    });
    expect(coresOf(falling, { hits: 2500, heartbeats: 2500 })).toBeCloseTo(0.11);
  });

  test('S-05 a plan has a reserve, and two processes of every role that answers visitors', () => {
    const plan = planOf(SIZE, TRAFFIC, COSTS);
    expect(plan?.collect).toMatchObject({ processes: 2 });
    const large = planOf({ ...SIZE, visitorsADay: 36_000_000, viewers: 1_000_000 }, TRAFFIC, COSTS);
    // 100,000 heartbeats and 5,000 hits: 0.01 + 0.14 + 104,000 × 0.0001 cores, of which 60 % are used.
    expect(large?.collect.cores).toBeCloseTo((0.01 + 0.14 + 10.4) / 0.6);
    expect(large?.collect.processes).toBe(18);
    expect(planOf(SIZE, TRAFFIC, { ...COSTS, cluster: null })).toBeNull();
  });

  test('S-05 the first bottleneck is what more machines do not divide', () => {
    const plan = planOf({ ...SIZE, viewers: 1_000_000 }, TRAFFIC, COSTS);
    if (!plan) throw new Error('there is a cluster');
    const { part: first, atTimes } = bottleneckOf(plan, { cores: 16, megabits: 1_000_000 });
    expect(first).toBe('nats');
    expect(atTimes).toBeCloseTo((16 * 3) / plan.nats.cores);
    expect(bottleneckOf(plan, { cores: 16, megabits: 100 }).what).toBe('network');
  });

  test('S-05 a month of events occupies what the stored bytes say', () => {
    const { eventsAMonth, gigabytesAMonth } = storageOf(SIZE, TRAFFIC, COSTS.stored);
    expect(eventsAMonth).toBe(360_000 * 45 * 30);
    expect(gigabytesAMonth).toBeCloseTo((360_000 * 30 * (5 * 200 + 40 * 100)) / 1e9);
  });
});
