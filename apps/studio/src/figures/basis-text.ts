/** Basis of an answer, in words. Pure. */
import { type FigureLeftOut, isShareKey, type ReportBasis, type ReportQueryInput } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';
import { knownWord } from '../messages/known-word.ts';
import type { MetricEntry } from '../query/catalogue.ts';
import { isAudienceKey } from '../query/figure-text.ts';
import type { QueryWords } from '../query/query-catalan.ts';

/** Reasons, and the events that each excludes. What could not be read may have been any. */
const LEFT_OUT = [
  ['robotHits', 'hits'],
  ['robotHeartbeats', 'playback'],
  ['staffHits', 'hits'],
  ['staffHeartbeats', 'playback'],
  ['forgedHitsInRequest', 'hits'],
  ['forgedHeartbeatsInRequest', 'playback'],
  ['forgedHitsFromSource', 'hits'],
  ['forgedHeartbeatsFromSource', 'playback'],
  ['forgedHitsAheadOfTime', 'hits'],
  ['forgedHeartbeatsAheadOfTime', 'playback'],
  ['rejected', 'any'],
] as const;

/**
 * Events excluded from every figure with their number, and from some figures.
 *
 * @param relations of one metric: only what can concern it; by default what concerns any figure of the answer
 */
export function leftOutText(
  { leftOut }: Pick<ReportBasis, 'leftOut'>,
  words: QueryWords,
  formats: Formats,
  relations?: readonly string[],
): string {
  const concerns = {
    any: true,
    hits: relations?.includes('hits') ?? true,
    // Every other relation is made of playback, the audience of broadcasts too.
    playback: relations?.some((relation) => relation !== 'hits') ?? true,
  };
  const parts = LEFT_OUT.filter(([key, of]) => leftOut[key] > 0 && concerns[of]).map(([key]) =>
    words.leftOutParts[key](formats.count(leftOut[key])),
  );
  const outside = parts.length === 0 ? words.nothingLeftOut : words.leftOut(parts.join(', '));
  const withoutIdentifier = concerns.hits ? leftOut.withoutIdentifier : 0;
  return withoutIdentifier === 0 ? outside : `${outside} ${words.withoutIdentifier(formats.count(withoutIdentifier))}`;
}

/** Whether a figure is of a part of its suite. @param cell as of a rows query */
export const isOfPart = (
  { filter, segments = [] }: Pick<ReportQueryInput, 'filter' | 'segments'>,
  cell: Readonly<Record<string, string>>,
): boolean => filter !== undefined || segments.length > 0 || Object.keys(cell).length > 0;

/** What was not counted under the filter of a figure, though it is of a part: events that cannot be read say nothing. */
export function wholeLeftOut(
  { leftOut, wholeOf }: FigureLeftOut,
  relations: readonly string[],
): ('hits' | 'playback' | 'rejected')[] {
  const isConcerned = { hits: relations.includes('hits'), playback: relations.some((one) => one !== 'hits') };
  return [...wholeOf.filter((kind) => isConcerned[kind]), ...(leftOut.rejected > 0 ? (['rejected'] as const) : [])];
}

/** Unit as people name it: not every quotient is a part of a whole. */
export function unitOf({ key, unit }: Pick<MetricEntry, 'key' | 'unit'>): MetricEntry['unit'] | 'audience' | 'mean' {
  if (unit !== 'ratio' || isShareKey(key)) return unit;
  return isAudienceKey(key) ? 'audience' : 'mean';
}

/** Relations read, and duration. */
export function readText({ read, ms }: Pick<ReportBasis, 'read' | 'ms'>, words: QueryWords, formats: Formats): string {
  const parts = (['events', 'facts', 'hours', 'days'] as const).flatMap((from) => {
    const relations = read
      .filter((one) => one.from === from)
      .map(({ relation }) => knownWord(words.relations, relation));
    return relations.length === 0 ? [] : [words.readFrom[from](relations.join(', '))];
  });
  return words.read(parts.join('; '), formats.count(ms));
}
