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

interface ComparedOptions {
  /** What the query of the comparison period has otherwise; must be stable. */
  ofBefore?: object;
  /** Nothing is shown before both are answered. */
  isTogether?: boolean;
}

const NOTHING = {};

/**
 * Requests an analysis, and then the same query over the comparison period.
 *
 * @param query must be stable; another one starts over
 */
export function useComparedAnalysis<T>(
  path: string,
  query: object,
  answer: Answer<T>,
  { choice, comparison }: Pick<ReportScope, 'choice' | 'comparison'>,
  { ofBefore = NOTHING, isTogether = false }: ComparedOptions = {},
) {
  const timeZone = use(TimeZoneContext);
  const alone = useCallback(
    async (signal: AbortSignal) => {
      const now = await ask(path, query, answer, signal);
      return now.ok ? ok<Compared<T>>({ now: now.value, before: null }) : now;
    },
    [path, query, answer],
  );
  return useAnswer(
    useCallback(
      async (signal: AbortSignal, known: Compared<T> | null) => {
        const period = comparedPeriod({ choice, comparison }, new Date(), timeZone);
        const [now, before] = await Promise.all([
          known ? ok(known) : alone(signal),
          period && ask(path, { ...query, ...ofBefore, period }, answer, signal),
        ]);
        return now.ok && before?.ok ? ok({ ...now.value, before: before.value }) : now;
      },
      [path, query, answer, choice, comparison, ofBefore, timeZone, alone],
    ),
    isTogether ? undefined : alone,
  );
}
