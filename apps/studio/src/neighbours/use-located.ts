/** Location of an entity on the site: page, path and headline, from the site's own hits. */
import { ok, type ReportAnswer } from '@sintonia/contracts';
import { useCallback } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import type { EntityKind } from '../links/entity-address.ts';
import { initialQuery } from '../query/preset-query.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';
import { fetchReport } from '../query/use-report.ts';

export interface Located {
  page: string;
  path: string;
  headline: string;
}

/** Dimension of hits that identifies each kind of entity with its own page. */
const NAMED_BY: Partial<Record<EntityKind, string>> = {
  page: 'page',
  title: 'contentTitle',
  programme: 'contentTitle',
  section: 'section',
  search: 'searchKeywords',
};

/**
 * The most viewed page of an entity in the period; null while unknown, or without one.
 *
 * @param base must be stable
 */
export function useLocated(
  kind: EntityKind,
  value: string,
  base: Pick<ReportScope, 'choice' | 'suite'>,
): Located | null {
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const dimension = NAMED_BY[kind];
        if (dimension === undefined) return ok<Located | null>(null);
        const queryState = initialQuery({
          metrics: ['pageviews'],
          dimensions: ['page', 'path', 'contentTitle'],
          conditions: [{ dimension, isExcluded: false, value }],
        });
        const answer = await fetchReport(
          tableQuery({ ...base, segments: [], queryState, comparison: 'cap' }, 1),
          signal,
        );
        return answer.ok ? ok(locatedIn(answer.value)) : answer;
      },
      [kind, value, base],
    ),
  );
  return state.at === 'ready' ? state.value : null;
}

function locatedIn({ rows }: ReportAnswer): Located | null {
  const [first] = rows;
  if (!first) return null;
  const { page = '', path = '', contentTitle = '' } = first.dimensions;
  return { page, path, headline: contentTitle };
}
