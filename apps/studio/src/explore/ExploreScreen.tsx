import type { ReportCatalogue } from '@sintonia/contracts';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AnswerTable } from '../answers/AnswerTable.tsx';
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
import styles from './ExploreScreen.module.css';
import { PresetNav } from './PresetNav.tsx';
import { QueryBar } from './QueryBar.tsx';

/** Only queries by time need it. */
const OverTime = lazy(async () => ({ default: (await import('../answers/OverTime.tsx')).OverTime }));

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
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const scope = useScope();
  const names = useNames();
  const queryState = useQueryState();
  const named = useNamedValues(queryState, scope);
  const request = useMemo<ReportRequest>(() => ({ ...scope, queryState, named }), [scope, queryState, named]);
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
        {queryState.step !== 'total' && (
          <Suspense fallback={<SkeletonBlock height={340} />}>
            <OverTime request={request} hasTableBelow={queryState.dimensions.length === 0} />
          </Suspense>
        )}
        <AnswerTable request={request} catalogue={catalogue} onQuery={openQuery} />
      </div>
    </>
  );
}
