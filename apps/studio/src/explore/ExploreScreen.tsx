import type { ReportCatalogue } from '@sintonia/contracts';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AnswerTable } from '../answers/AnswerTable.tsx';
import { Choice } from '../design/Choice.tsx';
import { isOneOf, useAddressState } from '../links/use-address-state.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { dimensionsOfAny } from '../query/catalogue.ts';
import { KindNav } from '../query/KindNav.tsx';
import { useNames } from '../query/names-context.ts';
import { presetOf } from '../query/preset-query.ts';
import { type QueryState, queryAddress } from '../query/query-state.ts';
import { type ReportRequest, tableQuery } from '../query/report-request.ts';
import { ScreenFilters } from '../query/ScreenFilters.tsx';
import { StepChoice } from '../query/StepChoice.tsx';
import { QUERY_MINUTE_DAYS } from '../query/step-within.ts';
import { useNamedValues } from '../query/use-named-values.ts';
import { useQueryState } from '../query/use-query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useScope } from '../query/use-scope.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import { CHART_KINDS, type ChartKind, chartsOf } from './charts-of.ts';
import styles from './ExploreScreen.module.css';
import { useExploreWords } from './explore-words.ts';
import { PresetNav } from './PresetNav.tsx';
import { QueryBar } from './QueryBar.tsx';

/** Each is on some queries only. */
const OverTime = lazy(async () => ({ default: (await import('../answers/OverTime.tsx')).OverTime }));
const RowCurves = lazy(async () => ({ default: (await import('./RowCurves.tsx')).RowCurves }));
const RowBars = lazy(async () => ({ default: (await import('./RowBars.tsx')).RowBars }));

/** Any metrics by any dimensions. The query is in the address: a view is a link. */
export function ExploreScreen() {
  const words = useQueryWords();
  const { step } = useQueryState();
  return (
    <>
      <ScreenHeader title={words.title}>
        <PeriodBar granularity={<StepChoice step={step} hasTotal minuteDays={QUERY_MINUTE_DAYS} />} />
      </ScreenHeader>
      <KindNav kind="table" />
      <WithCatalogue skeleton={<SkeletonLines widths={[62, 40, 100, 100, 100, 100]} height={24} />}>
        {(catalogue) => <Exploration catalogue={catalogue} />}
      </WithCatalogue>
    </>
  );
}

function Exploration({ catalogue }: { catalogue: ReportCatalogue }) {
  const words = useQueryWords();
  const exploreWords = useExploreWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const scope = useScope();
  const names = useNames();
  const queryState = useQueryState();
  const named = useNamedValues(queryState, scope);
  const request = useMemo<ReportRequest>(() => ({ ...scope, queryState, named }), [scope, queryState, named]);
  const charts = chartsOf(queryState);
  const [chosen, setChosen] = useAddressState('grafic', '', isOneOf<ChartKind | ''>(CHART_KINDS));
  const chart = charts.find((kind) => kind === chosen) ?? charts[0] ?? 'cap';
  const nameOf = (of: QueryState) => {
    const preset = presetOf(of);
    return preset
      ? words.preset[preset.key]
      : words.table(of.metrics.map(names.nameOf).join(', '), of.dimensions.map(names.nameOf).join(', '));
  };
  const openQuery = useCallback(
    (next: QueryState, isReplaced = false) =>
      navigate(queryAddress(search, next), { replace: isReplaced, preventScrollReset: true }),
    [navigate, search],
  );

  return (
    <>
      <div className={styles.head}>
        <PresetNav queryState={queryState} />
        <SaveButton name={nameOf(queryState)} query={tableQuery(request)} />
      </div>
      <div className={styles.query}>
        <QueryBar queryState={queryState} catalogue={catalogue} onChange={openQuery} />
        <ScreenFilters
          conditions={queryState.conditions}
          visitors={queryState.visitors}
          dimensions={dimensionsOfAny(catalogue, queryState.metrics)}
          onChange={(conditions, visitors) => openQuery({ ...queryState, conditions, visitors })}
        />
      </div>
      <div className={styles.answer}>
        {charts.length > 1 && (
          <Choice
            legend={exploreWords.chart}
            options={charts.map((value) => ({ value, label: exploreWords.charts[value] }))}
            value={chart}
            onChange={setChosen}
          />
        )}
        <Suspense fallback={<SkeletonBlock height={340} />}>
          {chart === 'totals' && <OverTime request={request} hasTableBelow={queryState.dimensions.length === 0} />}
          {chart === 'files' && <RowCurves request={request} />}
          {chart === 'barres' && <RowBars request={request} />}
        </Suspense>
        <AnswerTable request={request} catalogue={catalogue} onQuery={openQuery} />
      </div>
    </>
  );
}
