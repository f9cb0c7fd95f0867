import { clockTime, failed, ok, PositionsAnswer, type Result, TitleWords } from '@sintonia/contracts';
import { ask, get, type RequestError } from '../api/request.ts';
import type { HourMark } from '../charts/HoursAxis.tsx';
import { namedEvery } from '../charts/scale.ts';
import { comparedPeriod } from '../query/compared-period.ts';
import { initialQuery } from '../query/preset-query.ts';
import { type ReportScope, scopeOf, tableQuery } from '../query/report-request.ts';
import { fetchReport } from '../query/use-report.ts';
import { isLooped, type Part, partSeconds, partsOf, viewingsOf } from './along-words.ts';

export interface Along {
  /** '' when nobody played the title. */
  mediaId: string;
  parts: Part[];
  /** Viewings of each part in the comparison period; empty without one. */
  before: number[];
  per: number;
  lengthS: number;
  words: TitleWords | null;
  /** Null when nobody played the title. */
  answer: AnsweredParts | null;
  /** The comparison period; null without one. */
  earlier: AnsweredParts | null;
}

type AnsweredParts = Pick<PositionsAnswer, 'period' | 'basis'> & { query: ReturnType<typeof positionsQuery> };

/** A title's parts, without the comparison period. */
export async function fetchAlong(
  title: string,
  base: ReportScope,
  signal: AbortSignal,
): Promise<Result<Along, RequestError>> {
  const queryState = initialQuery({
    metrics: ['plays'],
    dimensions: ['mediaId', 'mediaLength'],
    conditions: [{ dimension: 'title', isExcluded: false, value: title }],
  });
  const found = await fetchReport(tableQuery({ ...base, queryState, comparison: 'cap' }, 1), signal);
  if (!found.ok) return found;
  const { mediaId = '', mediaLength = '0' } = found.value.rows[0]?.dimensions ?? {};
  if (mediaId === '') {
    return ok({ mediaId, parts: [], before: [], per: 1, lengthS: 0, words: null, answer: null, earlier: null });
  }
  const per = partSeconds(Number(mediaLength));
  const query = positionsQuery(base, mediaId, per);
  const [positions, words] = await Promise.all([
    ask('/api/v1/reports/positions', query, PositionsAnswer, signal),
    get(`/api/site/words/${encodeURIComponent(mediaId)}`, TitleWords, signal),
  ]);
  if (!positions.ok) return positions;
  // A live signal, or a title that left the catalogue, has no words.
  if (!words.ok && words.error.kind !== 'refused') return failed(words.error);
  const parts = positions.value.points.length === 0 ? [] : partsOf(positions.value, per);
  return ok({
    mediaId,
    parts,
    before: [],
    per,
    lengthS: parts.length * per,
    words: words.ok ? words.value : null,
    answer: { ...positions.value, query },
    earlier: null,
  });
}

/** The same with the comparison period; as it is without one, or when that request fails. */
export async function withBefore(
  along: Along,
  base: ReportScope,
  timeZone: string,
  signal: AbortSignal,
): Promise<Along> {
  const period = comparedPeriod(base, new Date(), timeZone);
  if (!period || along.parts.length === 0) return along;
  const query = { ...positionsQuery(base, along.mediaId, along.per), period };
  const earlier = await ask('/api/v1/reports/positions', query, PositionsAnswer, signal);
  if (!earlier.ok) return along;
  return { ...along, before: viewingsOf(earlier.value, along.parts), earlier: { ...earlier.value, query } };
}

function positionsQuery(base: ReportScope, mediaId: string, per: number) {
  return { ...scopeOf(base, { is: 'equals', dimension: 'mediaId', value: mediaId }), per };
}

/** Minutes under the curve; chapters of a clip that is not looped have their own marks. */
export function marksOf({ parts, per, lengthS, words }: Along, width: number): HourMark[] {
  if (words && words.chapters.length > 0 && !isLooped(words, lengthS)) {
    return words.chapters.map(({ title, startS }) => ({ index: Math.floor(startS / per), text: title, isDay: true }));
  }
  const wholeS = parts.length * per;
  const everyS = namedEvery(wholeS, width, 64, [10, 30, 60, 120, 300, 600, 900, 1800, 3600]);
  return Array.from({ length: Math.ceil(wholeS / everyS) }, (_, i) => ({
    index: (i * everyS) / per,
    text: clockTime(i * everyS),
    isDay: false,
  }));
}
