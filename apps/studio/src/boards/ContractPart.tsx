import { AD_PROMISES, type AdPromiseName, ContractReport, PROMISE_OUTCOMES } from '@sintonia/contracts';
import { lazy, Suspense, useCallback } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { FigureButton } from '../figures/FigureButton.tsx';
import { useSheet } from '../links/use-sheet.ts';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWordsOf } from '../messages/language.ts';
import { daysOf } from '../period/period.ts';
import { usePeriod } from '../period/use-period.ts';
import { useConditions } from '../query/use-conditions.ts';
import { useSegments } from '../segments/use-segments.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { useSuite } from '../suite/use-suite.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Board.module.css';
import { contractCatalan, contractEnglish } from './contract-words.ts';

interface Row {
  promise: AdPromiseName;
  kept: number;
  broken: number;
}

const PromiseSheet = lazy(async () => ({ default: (await import('./PromiseSheet.tsx')).PromiseSheet }));

/** The advertising contract (V-08): each promise, its limit, and how often it was kept and broken in the period. */
export function ContractPart() {
  const words = useWordsOf(contractCatalan, contractEnglish);
  const formats = useFormats();
  const { choice, today } = usePeriod();
  const { suite, suites, both } = useSuite();
  const { conditions } = useConditions();
  const { segments } = useSegments();
  const { first, last } = daysOf(choice, today);
  const audience = suite === null ? 'site' : suite === both ? 'both' : suite === suites?.demo?.suite ? 'demo' : 'site';
  const days = `${new URLSearchParams({ from: first, to: last, audience })}`;
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => get(`/api/reports/advertising?${days}`, ContractReport, signal), [days]),
  );
  const mark = useBusyMark(state);
  const [opened, open, close] = useSheet('promesa');
  const report = lastOf(state);
  const limits = report?.limits ?? null;
  const isNarrowed = conditions.length > 0 || segments.length > 0;
  const rows = AD_PROMISES.map(
    (promise): Row => ({
      promise,
      kept: report?.promises.kept[promise] ?? 0,
      broken: report?.promises.broken[promise] ?? 0,
    }),
  );
  const [ofPromise, ofWhat] = opened?.split('.') ?? [];
  const promise = AD_PROMISES.find((one) => one === ofPromise);
  const what = PROMISE_OUTCOMES.find((one) => one === ofWhat);
  const shown = promise && what ? { promise, what } : null;
  const columns: Column<Row>[] = [
    {
      name: words.promise,
      value: ({ promise }) => words.promises[promise],
      show: ({ promise }) => <strong>{words.promises[promise]}</strong>,
    },
    { name: words.limit, value: ({ promise }) => (limits ? words.limits[promise](limits, formats) : NO_FIGURE) },
    ...PROMISE_OUTCOMES.map(
      (what): Column<Row> => ({
        name: words[what],
        value: (row) => row[what],
        show: (row) => (
          <FigureButton
            name={`${words.promises[row.promise]}: ${words[what]}`}
            value={row[what]}
            onOpen={() => open(`${row.promise}.${what}`)}
          >
            {formats.count(row[what])}
          </FigureButton>
        ),
        isNumber: true,
      }),
    ),
  ];
  return (
    <Section title={words.title}>
      <p>
        {words.lead} {audience !== 'site' && words.ofDemo} {isNarrowed && words.ofEverybody}
      </p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!report && state.at === 'loading' && <SkeletonRows widths={[100, 96, 98, 94, 96]} />}
      {report && limits === null && <Empty what={words.none} advice={words.noneAdvice} />}
      {report && limits && (
        <div className={styles.contract} {...mark}>
          <ReportTable
            caption={words.title}
            columns={columns}
            rows={rows}
            rowKey={({ promise }) => promise}
            isStacked
          />
        </div>
      )}
      {limits && shown && (
        <Suspense fallback={null}>
          <PromiseSheet
            name={`${words.promises[shown.promise]}: ${words[shown.what]}`}
            limit={words.limits[shown.promise](limits, formats)}
            days={days}
            note={audience === 'site' ? '' : words.ofDemo}
            onClose={close}
            {...shown}
          />
        </Suspense>
      )}
    </Section>
  );
}
