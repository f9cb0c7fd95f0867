import { ParallelMetric, type ParallelRunReport } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { isBusy, lastOf, useAnswerInParts } from '../api/use-answer.ts';
import { Choice } from '../design/Choice.tsx';
import { isOneOf, useAddressState } from '../links/use-address-state.ts';
import { useWords } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/use-period.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { DayTable } from './DayTable.tsx';
import { fetchFirstWeek, withLaterDays } from './fetch-parallel-run.ts';
import { ImportFigures } from './ImportFigures.tsx';
import styles from './ParallelRunScreen.module.css';

/** Our figures beside those of the server being replaced, with the cause of each difference (S-08). */
export function ParallelRunScreen() {
  const { parallelRun: words } = useScreenWords();
  const { metrics } = useWords();
  const { choice, timeZone } = usePeriod();
  const { suite } = useSuite();
  const [metric, setMetric] = useAddressState<ParallelMetric>('mesura', 'pageviews', isOneOf(ParallelMetric.options));
  const run = useMemo(() => ({ choice, timeZone, suite }), [choice, timeZone, suite]);
  const { state, again } = useAnswerInParts(
    useCallback((signal: AbortSignal) => fetchFirstWeek(run, signal), [run]),
    useCallback((begun: ParallelRunReport, signal: AbortSignal) => withLaterDays(begun, run, signal), [run]),
  );
  const report = lastOf(state);
  return (
    <>
      <ScreenHeader title={words.title}>
        <PeriodBar hasComparison={false} />
        <SaveButton name={words.title} />
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      {report && <ComparedServers servers={report.servers} />}
      <div className={styles.metrics}>
        <Choice
          legend={words.metric}
          options={ParallelMetric.options.map((value) => ({ value, label: metrics[value] }))}
          value={metric}
          onChange={setMetric}
        />
      </div>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {report === null && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98, 94]} height={24} />}
      {report && (
        <div aria-busy={isBusy(state)}>
          <DayTable days={report.days} metric={metric} suite={suite} />
          <ImportFigures suite={suite} onImported={again} />
        </div>
      )}
    </>
  );
}

function ComparedServers({ servers }: { servers: ParallelRunReport['servers'] }) {
  const words = useScreenWords().parallelRun;
  return (
    <p className={styles.comparedServers}>
      {servers
        ? words.comparedServers(new URL(servers.analytics).host, new URL(servers.heartbeats).host)
        : words.noComparedServers}
    </p>
  );
}
