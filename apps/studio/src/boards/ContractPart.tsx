import { type AdPromiseName, ContractReport } from '@sintonia/contracts';
import { useCallback } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWordsOf } from '../messages/language.ts';
import { daysOf } from '../period/period.ts';
import { usePeriod } from '../period/use-period.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
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
    { name: words.kept, value: ({ kept }) => kept, show: ({ kept }) => formats.count(kept), isNumber: true },
    { name: words.broken, value: ({ broken }) => broken, show: ({ broken }) => formats.count(broken), isNumber: true },
  ];
  return (
    <Section title={words.title}>
      <p>{words.lead}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!report && state.at === 'loading' && <SkeletonRows widths={[100, 96, 98, 94, 96]} />}
      {report && limits === null && <Empty what={words.none} advice={words.noneAdvice} />}
      {report && limits && (
        <ReportTable caption={words.title} columns={columns} rows={rows} rowKey={({ promise }) => promise} isStacked />
      )}
    </Section>
  );
}
