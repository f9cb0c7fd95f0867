/** Basis of an answer, in words. Pure. */
import type { ReportBasis } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';
import { knownWord } from '../messages/known-word.ts';
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

/** Relations read, and duration. */
export function readText({ read, ms }: Pick<ReportBasis, 'read' | 'ms'>, words: QueryWords, formats: Formats): string {
  const parts = (['events', 'facts', 'hours'] as const).flatMap((from) => {
    const relations = read
      .filter((one) => one.from === from)
      .map(({ relation }) => knownWord(words.relations, relation));
    return relations.length === 0 ? [] : [words.readFrom[from](relations.join(', '))];
  });
  return words.read(parts.join('; '), formats.count(ms));
}
