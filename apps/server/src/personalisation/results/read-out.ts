/** An activity's results from its sufficient statistics; withheld when the sample ratio is wrong. Pure. */
import type { Activity, ActivityResults, SampleRatio, SkewedSegment } from '@sintonia/contracts';
import { goalResult } from './goal-result.ts';
import { signalOf } from './goal-signals.ts';
import { baselineOf, groupsOf, type ResultGroup } from './result-variants.ts';
import type { SegmentRow } from './segments-query.ts';
import { ALPHA } from './statistics/always-valid.ts';
import { SAMPLE_RATIO_LIMIT, sequentialP } from './statistics/sample-ratio.ts';
import { skewedSegments } from './statistics/skewed-segments.ts';
import type { Tally } from './tally.ts';

/** A single group has no ratio. */
export function sampleRatioOf(tally: Tally, groups: readonly ResultGroup[]): Omit<SampleRatio, 'guilty'> {
  const looks = groups.length < 2 ? [] : tally.looks(groups.map(({ key }) => key));
  const p = sequentialP(looks.map((counts) => groups.map(({ share }, i) => ({ count: counts[i] ?? 0, share }))));
  return { isFine: p > SAMPLE_RATIO_LIMIT, p, limit: SAMPLE_RATIO_LIMIT };
}

/** Groups rows by dimension and value. */
export function skewedSegmentsOf(
  rows: readonly SegmentRow[],
  tally: Tally,
  groups: readonly ResultGroup[],
): SkewedSegment[] {
  const names = new Map(rows.map(({ dimension, value }) => [`${dimension} ${value}`, { dimension, value }]));
  const segments = [...names.values()].map((segment) => ({
    ...segment,
    counts: groups.map(({ key }) =>
      rows.reduce(
        (sum, row) =>
          row.variant === key && row.dimension === segment.dimension && row.value === segment.value
            ? sum + row.visitors
            : sum,
        0,
      ),
    ),
  }));
  const all = groups.map(({ key }) => tally.exposed(key));
  const shares = groups.map(({ share }) => share);
  return skewedSegments(segments, all, shares).map(({ segment: { dimension, value, counts }, explainsAll }) => {
    const visitors = counts.reduce((sum, one) => sum + one, 0);
    return {
      dimension,
      value,
      explainsAll,
      variants: groups.map(({ key, share }, i) => ({ key, exposed: counts[i] ?? 0, expected: visitors * share })),
    };
  });
}

interface ResultsBasis {
  askedAt: string;
  timeZone: string;
  countedFrom: string | null;
  goalsChanged: string | null;
  forged: number;
}

/** Whether visitors still arrive. */
const runs = ({ state, schedule: { to } }: Activity, askedAt: string): boolean =>
  state === 'live' && (to === null || Date.parse(to) > Date.parse(askedAt));

export function readOut(
  activity: Activity,
  tally: Tally,
  sampleRatio: SampleRatio,
  basis: ResultsBasis,
): ActivityResults {
  const { id, name, hypothesis, state, isAA, startedAt, outcomeDays } = activity;
  const groups = groupsOf(activity);
  const baseline = baselineOf(activity);
  const others = groups.map(({ key }) => key).filter((key) => key !== baseline);
  const alpha = ALPHA / Math.max(1, others.length);
  const isRunning = runs(activity, basis.askedAt);
  const goals =
    baseline === null || !sampleRatio.isFine
      ? []
      : activity.goals.map((goal, index) =>
          goalResult(tally, { goal, unit: signalOf(goal).unit, index, baseline, others, alpha, isRunning }),
        );
  return {
    activity: id,
    name,
    hypothesis,
    state,
    isAA,
    startedAt,
    outcomeDays,
    ...basis,
    isRunning,
    confidence: 1 - alpha,
    baseline,
    variants: groups.map((group) => ({
      ...group,
      exposed: tally.exposed(group.key),
      counted: tally.counted(group.key),
    })),
    mixed: tally.mixed,
    sampleRatio,
    goals,
  };
}
