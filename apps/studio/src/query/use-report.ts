import { ok, ReportAnswer, ReportCatalogue, type ReportQueryInput, type ReportRow } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import { CATALOGUE } from '../api/addresses.ts';
import { askedAt } from '../api/remembered-answers.ts';
import { type Answered, ask, get, getRemembered, type RequestError } from '../api/request.ts';
import { lastOf, REFRESH_MS, useAnswer, useEvery } from '../api/use-answer.ts';
import { afterOthers, type Turn } from '../api/use-turn.ts';

export const fetchCatalogue = (signal?: AbortSignal) => get(CATALOGUE, ReportCatalogue, signal);
export const rememberedCatalogue = () => getRemembered(CATALOGUE, ReportCatalogue);

export const fetchReport = (query: ReportQueryInput, signal?: AbortSignal) =>
  ask('/api/v1/reports/query', query, ReportAnswer, signal);

export interface Report {
  query: ReportQueryInput;
  answer: ReportAnswer;
  /** When the figures were requested. */
  at: Date;
}

/** Whether events of its period may still arrive, by the server's clock. */
export const isOpen = ({ period, basis }: Pick<ReportAnswer, 'period' | 'basis'>): boolean =>
  basis.completeUntil === null || Date.parse(period.to) >= Date.parse(basis.completeUntil);

/**
 * Answer to a query: its first page, and pages requested since. A period that has not ended is requested again each
 * minute, unless further pages are shown, because their rows would disappear.
 *
 * @param query must be stable; another one starts over
 * @param turn must be stable; without it the request is sent at once
 */
export function useReport(query: ReportQueryInput, turn?: Turn) {
  return usePages(query, turn, undefined);
}

/** The same, with the figures of the period at once, and those of the comparison period when all else is answered. */
export function useReportThenCompared(query: ReportQueryInput) {
  const alone = useCallback(
    (signal: AbortSignal) => {
      const { comparison: _, ...period } = query;
      return askedReport(period, signal);
    },
    [query],
  );
  const isCompared = query.comparison !== undefined;
  return usePages(query, isCompared ? afterOthers : undefined, isCompared ? alone : undefined);
}

async function askedReport(query: ReportQueryInput, signal: AbortSignal): Answered<Report> {
  const answer = await fetchReport(query, signal);
  return answer.ok ? ok<Report>({ query, answer: answer.value, at: askedAt(answer.value) }) : answer;
}

function usePages(query: ReportQueryInput, turn?: Turn, loadPart?: (signal: AbortSignal) => Answered<Report>) {
  const [further, setFurther] = useState<{ of: ReportAnswer; rows: ReportRow[]; next: string | null } | null>(null);
  const [isFetching, setFetching] = useState(false);
  const [moreError, setMoreError] = useState<RequestError | null>(null);
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        await turn?.(signal);
        return askedReport(query, signal);
      },
      [query, turn],
    ),
    loadPart,
  );
  const shown = lastOf(state);
  const added = shown && further?.of === shown.answer ? further : null;
  useEvery(shown && !added && isOpen(shown.answer) ? REFRESH_MS : null, again);
  const next = shown ? (added ? added.next : shown.answer.next) : null;

  const more = async () => {
    if (!shown || next === null || isFetching) return;
    setFetching(true);
    const page = await fetchReport({ ...shown.query, cursor: next });
    setFetching(false);
    setMoreError(page.ok ? null : page.error);
    if (!page.ok) return;
    setFurther({ of: shown.answer, rows: [...(added?.rows ?? []), ...page.value.rows], next: page.value.next });
  };
  return {
    state,
    again,
    shown,
    rows: shown ? [...shown.answer.rows, ...(added?.rows ?? [])] : [],
    next,
    more,
    isFetching,
    moreError,
  };
}
