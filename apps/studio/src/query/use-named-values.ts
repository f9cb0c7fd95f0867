/** Values that a search finds by the text that tables show for them: titles of pages, labels of codes. */

import { ok, TitledPages } from '@sintonia/contracts';
import { useCallback } from 'react';
import { type Answered, get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useStable } from '../design/use-stable.ts';
import { plain } from '../messages/plain-text.ts';
import type { QueryState } from './query-state.ts';
import type { ReportScope } from './report-request.ts';
import { fetchTopValues } from './top-values.ts';
import { useValueText } from './use-value-text.ts';
import { isOfSite } from './value-names.ts';

/** Most frequent values whose texts are compared; titles of pages are compared whatever their number. */
const COMPARED_VALUES = 1000;

interface Found {
  of: string;
  values: readonly string[];
}

const NOTHING: readonly string[] = [];

/**
 * Values of the first dimension whose text contains the search; null while they are looked up. Keeps its identity while
 * it has the same values. When the look-up fails there are none: stored values are searched all the same.
 */
export function useNamedValues(
  {
    search,
    dimensions: [dimension = ''],
    metrics: [metric = ''],
  }: Pick<QueryState, 'search' | 'dimensions' | 'metrics'>,
  { choice, suite }: Pick<ReportScope, 'choice' | 'suite'>,
): readonly string[] | null {
  const textOf = useValueText();
  const text = dimension === '' ? '' : search.trim();
  const isSite = isOfSite(dimension);
  const of = text === '' ? '' : isSite ? `page ${text}` : `${dimension} ${metric}`;
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Answered<Found> => {
        if (of === '') return ok({ of, values: NOTHING });
        const found = isSite
          ? await get(`/api/site/titled-pages?${new URLSearchParams({ text })}`, TitledPages, signal)
          : await fetchTopValues({ choice, suite }, { dimension, metric, limit: COMPARED_VALUES }, signal);
        return found.ok ? ok({ of, values: found.value }) : found;
      },
      [of, isSite, text, dimension, metric, choice, suite],
    ),
  );
  const answered = lastOf(state);
  const isKnown = answered?.of === of;
  const values = isKnown ? answered.values : NOTHING;
  const wanted = plain(text);
  const found = isSite ? values : values.filter((value) => plain(textOf(dimension, value)).includes(wanted));
  const stable = useStable(found);
  if (text === '') return NOTHING;
  return isKnown || state.at === 'failed' ? stable : null;
}
