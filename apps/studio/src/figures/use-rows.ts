import { failed, ok, QUERY_LIMITS, ReportRows, type Result } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import { ask, type RequestError } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';

/** Rows of one page on screen. */
export const PAGE_ROWS = 50;
/** Rows of a file: what a spreadsheet opens, and the server counts in seconds. */
export const MOST_IN_FILE = 100_000;

export type Row = ReportRows['rows'][number];

const fetchPage = (path: string, body: object, limit: number, cursor?: string | null, signal?: AbortSignal) =>
  ask(`/api/v1/reports/${path}`, { ...body, limit, ...(cursor && { cursor }) }, ReportRows, signal);

/**
 * Rows behind a figure: the first page, and pages requested since.
 *
 * @param path of the API, below `/api/v1/reports/`
 * @param body must be stable; another one starts over
 */
export function useRows(path: string, body: object) {
  const [further, setFurther] = useState<{ of: ReportRows; rows: Row[]; next: string | null } | null>(null);
  const [isFetching, setFetching] = useState(false);
  const [moreError, setMoreError] = useState<RequestError | null>(null);
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => fetchPage(path, body, PAGE_ROWS, null, signal), [path, body]),
  );
  const answer = lastOf(state);
  const added = answer && further?.of === answer ? further : null;
  const next = added ? added.next : (answer?.next ?? null);

  const more = async () => {
    if (!answer || next === null || isFetching) return;
    setFetching(true);
    const page = await fetchPage(path, body, PAGE_ROWS, next);
    setFetching(false);
    setMoreError(page.ok ? null : page.error);
    if (page.ok) {
      setFurther({ of: answer, rows: [...(added?.rows ?? []), ...page.value.rows], next: page.value.next });
    }
  };
  return {
    state,
    again,
    answer,
    rows: [...(answer?.rows ?? []), ...(added?.rows ?? [])],
    next,
    more,
    isFetching,
    moreError,
  };
}

/** Every row, up to `MOST_IN_FILE`, in the order of the API. */
export async function fetchAllRows(path: string, body: object): Promise<Result<Row[], RequestError>> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Result<ReportRows, RequestError> = await fetchPage(path, body, QUERY_LIMITS.rows, cursor);
    if (!page.ok) return failed(page.error);
    rows.push(...page.value.rows);
    cursor = page.value.next;
  } while (cursor !== null && rows.length < MOST_IN_FILE);
  return ok(rows);
}
