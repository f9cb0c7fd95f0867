/** Experiments that visitors of a page saw there. */
import { ok } from '@sintonia/contracts';
import { useCallback } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import type { EntityKind } from '../links/entity-address.ts';
import { initialQuery } from '../query/preset-query.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';
import { fetchReport } from '../query/use-report.ts';

/** Most experiments of a page that are named. */
const MOST = 5;
const NONE: readonly string[] = [];

/**
 * Ids of the experiments seen on a page in the period, the most seen first; none while unknown, or for another kind.
 *
 * @param base must be stable
 */
export function useExperiments(
  kind: EntityKind,
  value: string,
  base: Pick<ReportScope, 'choice' | 'suite'>,
): readonly string[] {
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (kind !== 'page') return ok(NONE);
        const queryState = initialQuery({
          metrics: ['visits'],
          dimensions: ['activity'],
          conditions: [
            { dimension: 'page', isExcluded: false, value },
            { dimension: 'activity', isExcluded: true, value: '' },
          ],
        });
        const query = tableQuery({ ...base, segments: [], queryState, comparison: 'cap' }, MOST);
        const answer = await fetchReport(query, signal);
        return answer.ok ? ok(answer.value.rows.map(({ dimensions: { activity = '' } }) => activity)) : answer;
      },
      [kind, value, base],
    ),
  );
  return state.at === 'ready' ? state.value : NONE;
}
