import { type AdPromiseName, ContractReport } from '@sintonia/contracts';
import { useCallback } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWordsOf } from '../messages/language.ts';
import { daysOf } from '../period/period.ts';
import { usePeriod } from '../period/use-period.ts';
import { useConditions } from '../query/use-conditions.ts';
import { useSegments } from '../segments/use-segments.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { contractCatalan, contractEnglish } from './contract-words.ts';

interface Row {
  promise: AdPromiseName;
  kept: number;
  broken: number;
}

const PROMISES: readonly AdPromiseName[] = ['sameAd', 'load', 'breakLength', 'protected', 'startsWithin'];

/** The advertising contract (V-08): each promise, its limit, and how often it was kept and broken in the period. */
export function ContractPart() {
  const words = useWordsOf(contractCatalan, contractEnglish);
  const formats = useFormats();
  const { choice, today } = usePeriod();
  const { suite, suites } = useSuite();
  const { conditions } = useConditions();
  const { segments } = useSegments();
  const { first, last } = daysOf(choice, today);
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        get(`/api/reports/advertising?${new URLSearchParams({ from: first, to: last })}`, ContractReport, signal),
      [first, last],
    ),
  );
  const report = lastOf(state);
  const limits = report?.limits ?? null;
  // The ads of the demonstration were chosen by nobody: no promise was kept or broken in them.
  const isCounted = suite === null || suite !== suites?.demo?.suite;
  const isNarrowed = conditions.length > 0 || segments.length > 0;
  const rows = PROMISES.map(
    (promise): Row => ({
      promise,
      kept: report?.promises.kept[promise] ?? 0,
      broken: report?.promises.broken[promise] ?? 0,
    }),
  );
  const columns: Column<Row>[] = [
    {
      name: words.promise,
      value: ({ promise }) => words.promises[promise],
      show: ({ promise }) => <strong>{words.promises[promise]}</strong>,
    },
    { name: words.limit, value: ({ promise }) => (limits ? words.limits[promise](limits, formats) : NO_FIGURE) },
    ...(['kept', 'broken'] as const).map(
      (what): Column<Row> => ({
        name: words[what],
        value: (row) => (isCounted ? row[what] : NO_FIGURE),
        show: (row) => (isCounted ? formats.count(row[what]) : NO_FIGURE),
        isNumber: true,
      }),
    ),
  ];
  return (
    <Section title={words.title}>
      <p>
        {words.lead} {isCounted ? words.days : words.notOfDemo} {isCounted && isNarrowed && words.ofEverybody}
      </p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!report && state.at === 'loading' && <SkeletonRows widths={[100, 96, 98, 94, 96]} />}
      {report && limits === null && <Empty what={words.none} advice={words.noneAdvice} />}
      {report && limits && (
        <ReportTable caption={words.title} columns={columns} rows={rows} rowKey={({ promise }) => promise} isStacked />
      )}
    </Section>
  );
}
