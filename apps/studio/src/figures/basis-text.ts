/** Basis of an answer, in words. Pure. */
import type { ReportBasis } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';
import { knownWord } from '../messages/known-word.ts';
import type { QueryWords } from '../query/query-catalan.ts';

const LEFT_OUT = [
  'robotHits',
  'robotHeartbeats',
  'staffHits',
  'staffHeartbeats',
  'forgedHitsInRequest',
  'forgedHeartbeatsInRequest',
  'forgedHitsFromSource',
  'forgedHeartbeatsFromSource',
  'forgedHitsAheadOfTime',
  'forgedHeartbeatsAheadOfTime',
  'rejected',
] as const;

/** Events excluded from every figure with their number, and from some figures. */
export function leftOutText({ leftOut }: Pick<ReportBasis, 'leftOut'>, words: QueryWords, formats: Formats): string {
  const parts = LEFT_OUT.filter((key) => leftOut[key] > 0).map((key) =>
    words.leftOutParts[key](formats.count(leftOut[key])),
  );
  const outside = parts.length === 0 ? words.nothingLeftOut : words.leftOut(parts.join(', '));
  const { withoutIdentifier } = leftOut;
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
