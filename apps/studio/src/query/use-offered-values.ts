import { ok } from '@sintonia/contracts';
import { useCallback } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useNames } from './names-context.ts';
import { fetchTopValues } from './top-values.ts';
import { useQueryWords } from './use-query-words.ts';
import { useScope } from './use-scope.ts';
import { useValueText } from './use-value-text.ts';

/** Values offered. */
const OFFERED = 100;

interface OfferedValue {
  /** As stored. */
  value: string;
  /** For people. */
  text: string;
}

/**
 * Values of a dimension to choose from: those with a label, and the most frequent of the period. When values have labels
 * there are no others worth typing: `isClosed`.
 *
 * @param chosen offered, too, whatever it is
 */
export function useOfferedValues(dimension: string, chosen = ''): { values: OfferedValue[]; isClosed: boolean } {
  const labels = useQueryWords().values[dimension] ?? {};
  const textOf = useValueText();
  const { choice, suite } = useScope();
  const relations = useNames().dimension(dimension)?.relations;
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (!relations) return ok<string[]>([]);
        const metric = relations.includes('hits') ? 'pageviews' : 'contentTimeSpent';
        const answer = await fetchTopValues({ choice, suite }, { dimension, metric, limit: OFFERED }, signal);
        return answer.ok ? answer : ok<string[]>([]);
      },
      [relations, dimension, choice, suite],
    ),
  );
  const isClosed = Object.keys(labels).length > 0;
  const offered = lastOf(state) ?? [];
  const values = isClosed ? [...Object.keys(labels), ...offered, ...(chosen === '' ? [] : [chosen])] : offered;
  return { values: [...new Set(values)].map((value) => ({ value, text: textOf(dimension, value) })), isClosed };
}
