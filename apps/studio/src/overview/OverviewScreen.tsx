import { type ReactNode, Suspense, useCallback } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { lastOf, useAnswer, useEvery } from '../api/use-answer.ts';
import { DataTime } from '../figures/DataTime.tsx';
import { useFormats, useWords } from '../messages/language.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/use-period.ts';
import { parseQueryState } from '../query/query-state.ts';
import { StepChoice } from '../query/StepChoice.tsx';
import { useScope } from '../query/use-scope.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { useSegments } from '../segments/use-segments.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { Problem } from '../states/Problem.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { useSuite } from '../suite/use-suite.ts';
import { ByHour } from './ByHour.tsx';
import { fetchOverview, type Overview } from './fetch-overview.ts';
import { MostSeen } from './MostSeen.tsx';
import { OverviewFilters } from './OverviewFilters.tsx';
import styles from './OverviewScreen.module.css';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { overviewQuery } from './overview-query.ts';
import { FIGURES, Tiles } from './Tiles.tsx';

/** Refresh interval of a period that has not ended. */
const REFRESH_MS = 15_000;

/** Excluded events, and time of the figures. */
function RejectedNote({ count }: { count: number }) {
  const words = useWords().overview;
  const formats = useFormats();
  const { search } = useLocation();
  if (count === 0) return <p className={styles.note}>{words.noneRejected}</p>;
  return (
    <p className={styles.note}>
      {count === 1 ? words.rejectedOne : words.rejected(formats.count(count))}{' '}
      <Link to={{ pathname: '/rebutjats', search }}>{words.rejectedAdvice}</Link>
    </p>
  );
}

/** Nothing without forged events, the usual case. */
function ForgedNote({ count }: { count: number }) {
  const words = useWords().overview;
  const formats = useFormats();
  if (count === 0) return null;
  return <p className={styles.note}>{count === 1 ? words.forgedOne : words.forged(formats.count(count))}</p>;
}

/** The period in a few figures. @param segmented the same from queries: within segments and filters, or by another step */
export function OverviewScreen({ segmented }: { segmented: ReactNode }) {
  const { segments } = useSegments();
  const [search] = useSearchParams();
  const { step, conditions } = parseQueryState(search);
  const isWhole = segments.length === 0 && conditions.length === 0 && (step === 'total' || step === 'hour');
  if (isWhole) return <WholeOverview />;
  return <Suspense fallback={<OverviewSkeleton />}>{segmented}</Suspense>;
}

function WholeOverview() {
  const words = useWords().overview;
  const say = useCompletenessText();
  const { choice, comparison, timeZone } = usePeriod();
  const { suite } = useSuite();
  const scope = useScope();
  const overview = useAnswer(
    useCallback(
      (signal: AbortSignal) => fetchOverview(choice, comparison, timeZone, suite, signal),
      [choice, comparison, timeZone, suite],
    ),
  );
  const { state } = overview;
  const shown: Overview | null = lastOf(state);
  const mark = useBusyMark(state);
  const isOpen = shown !== null && shown.span.to < shown.span.edge;
  useEvery(isOpen ? REFRESH_MS : null, overview.again);

  return (
    <>
      <ScreenHeader title={words.title}>
        <PeriodBar granularity={<StepChoice step="hour" />} />
        <SaveButton name={words.title} query={overviewQuery(scope, FIGURES)} />
      </ScreenHeader>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={overview.again} />}
      {shown === null && state.at === 'loading' && <OverviewSkeleton />}
      {shown && (
        <div className={styles.report} {...mark}>
          <div className={styles.filters}>
            <OverviewFilters />
          </div>
          <Tiles overview={shown} scope={scope} />
          <ByHour overview={shown} timeZone={timeZone} />
          <MostSeen scope={scope} />
          <footer>
            <RejectedNote count={shown.report.rejected} />
            <ForgedNote count={shown.report.forged} />
            <p className={styles.note}>{say(shown.report.completeness)}</p>
            <DataTime at={shown.requestedAt} again={isOpen ? overview.again : null} />
          </footer>
        </div>
      )}
    </>
  );
}
