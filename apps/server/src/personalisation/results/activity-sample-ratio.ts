import type { SampleRatio, SkewedSegment } from '@sintonia/contracts';
import type { Aggregate } from './aggregate.ts';
import type { ResultGroup } from './result-variants.ts';
import type { SegmentRow } from './segments-query.ts';
import { SAMPLE_RATIO_LIMIT, sequentialP } from './statistics/sample-ratio.ts';
import { skewedSegments } from './statistics/skewed-segments.ts';

/** A single group has no ratio. */
export function sampleRatioOf(aggregate: Aggregate, groups: readonly ResultGroup[]): Omit<SampleRatio, 'guilty'> {
  const looks = groups.length < 2 ? [] : aggregate.looks(groups.map(({ key }) => key));
  const p = sequentialP(looks.map((counts) => groups.map(({ share }, i) => ({ count: counts[i] ?? 0, share }))));
  return { isFine: p > SAMPLE_RATIO_LIMIT, p, limit: SAMPLE_RATIO_LIMIT };
}

/** Groups rows by dimension and value. */
export function skewedSegmentsOf(
  rows: readonly SegmentRow[],
  aggregate: Aggregate,
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
  const all = groups.map(({ key }) => aggregate.exposed(key));
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
