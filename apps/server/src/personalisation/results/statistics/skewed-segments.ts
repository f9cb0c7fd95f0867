/** Finds the segments that cause a sample ratio mismatch. Pure. */
import { chiSquaredP, type GroupCount } from './sample-ratio.ts';

/** Counts of one segment by group, in the order of the shares. */
export interface Segment {
  dimension: string;
  value: string;
  counts: readonly number[];
}

export interface SkewedSegment<S extends Segment> {
  segment: S;
  /** Without this segment the rest passes the test: it explains the mismatch. */
  explainsAll: boolean;
}

const MOST = 5;
/** Segments with fewer visitors are not significant. */
const MIN_VISITORS = 50;
/** The rest passes above this p-value. */
const REST_LIMIT = 0.01;
const SEGMENT_LIMIT = 0.001;

/**
 * Segments that are significantly wrong, at a limit corrected for their number: those that explain the mismatch first,
 * then by significance. If all segments are equally wrong, many are listed and none explains it.
 */
export function skewedSegments<S extends Segment>(
  segments: readonly S[],
  all: readonly number[],
  shares: readonly number[],
): SkewedSegment<S>[] {
  const groupsOf = (counts: readonly number[]): GroupCount[] =>
    counts.map((count, i) => ({ count, share: shares[i] ?? 0 }));
  const visitorsIn = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
  const everybody = visitorsIn(all);
  // A segment that contains all visitors has no information.
  const sized = segments.filter(({ counts }) => {
    const visitors = visitorsIn(counts);
    return visitors >= MIN_VISITORS && visitors < everybody;
  });
  return sized
    .map((segment) => ({
      segment,
      p: chiSquaredP(groupsOf(segment.counts)),
      explainsAll: chiSquaredP(groupsOf(all.map((count, i) => count - (segment.counts[i] ?? 0)))) > REST_LIMIT,
    }))
    .filter(({ p }) => p < SEGMENT_LIMIT / sized.length)
    .toSorted((a, b) => Number(b.explainsAll) - Number(a.explainsAll) || a.p - b.p)
    .slice(0, MOST)
    .map(({ segment, explainsAll }) => ({ segment, explainsAll }));
}
