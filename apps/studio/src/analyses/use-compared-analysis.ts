import { ok } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { type Answer, ask } from '../api/request.ts';
import { useAnswer } from '../api/use-answer.ts';
import { TimeZoneContext } from '../messages/language.ts';
import { comparedPeriod } from '../query/compared-period.ts';
import type { ReportScope } from '../query/report-request.ts';

/** An analysis, and the same over the comparison period. */
export interface Compared<T> {
  now: T;
  /** Null without a comparison, or when that request failed. */
  before: T | null;
}

const NOTHING = {};

/**
 * Requests an analysis and the same query over the comparison period.
 *
 * @param query must be stable; another one starts over
 * @param ofBefore what the query of the comparison period has otherwise; must be stable
 */
export function useComparedAnalysis<T>(
  path: string,
  query: object,
  answer: Answer<T>,
  { choice, comparison }: Pick<ReportScope, 'choice' | 'comparison'>,
  ofBefore: object = NOTHING,
) {
  const timeZone = use(TimeZoneContext);
  return useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const period = comparedPeriod({ choice, comparison }, new Date(), timeZone);
        const [now, before] = await Promise.all([
          ask(path, query, answer, signal),
          period && ask(path, { ...query, ...ofBefore, period }, answer, signal),
        ]);
        return now.ok ? ok<Compared<T>>({ now: now.value, before: before?.ok ? before.value : null }) : now;
      },
      [path, query, answer, choice, comparison, ofBefore, timeZone],
    ),
  );
}
