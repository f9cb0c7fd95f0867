import type { ActivityResults } from '@sintonia/contracts';
import { useCallback } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { lastOf, useAnswer, useEvery } from '../../api/use-answer.ts';
import buttons from '../../design/Button.module.css';
import { entityAddress } from '../../links/entity-address.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { dayOf } from '../../period/civil-day.ts';
import { SaveButton } from '../../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Problem } from '../../states/Problem.tsx';
import { SkeletonBlock, SkeletonLines } from '../../states/Skeleton.tsx';
import { useSuite } from '../../suite/use-suite.ts';
import { StateMark } from '../texts/StateMark.tsx';
import { Decision, noonOf } from './Decision.tsx';
import { fetchResults } from './fetch-results.ts';
import { Goals } from './Goals.tsx';
import { Method } from './Method.tsx';
import styles from './ResultsScreen.module.css';
import { dataBefore } from './result-words.ts';
import { SampleRatioAlarm } from './SampleRatioAlarm.tsx';

/** Counts change by the minute; no decision depends on seconds. */
const REFRESH_MS = 60_000;

/** Header of the results: the activity. */
function About({ results }: { results: ActivityResults }) {
  const { results: words, experiments } = useScreenWords();
  const formats = useFormats();
  const { inSuite } = useSuite();
  const [search] = useSearchParams();
  const { activity, state, startedAt, isAA, hypothesis } = results;
  const earlier = dataBefore(results, (at) => dayOf(new Date(at), results.timeZone));
  return (
    <div className={styles.about}>
      <ul className={styles.facts}>
        <li>
          <StateMark state={state} />
        </li>
        {earlier !== null ? (
          <li>{words.dataFrom(formats.day(noonOf(earlier)))}</li>
        ) : (
          startedAt && <li>{experiments.from(formats.day(startedAt))}</li>
        )}
        {isAA && <li>{words.aa}</li>}
        <li>
          <Link to={inSuite(`/experiments/${activity}`)}>{words.back}</Link>
        </li>
        <li>
          <Link to={entityAddress('activity', activity, search)}>{words.audience}</Link>
        </li>
      </ul>
      {hypothesis && (
        <p className={styles.hypothesis}>
          <span className="heard">{words.hypothesis}: </span>
          {hypothesis}
        </p>
      )}
    </div>
  );
}

/** Results of an experiment: conclusion, variants, days (P-06). */
export function ResultsScreen() {
  const words = useScreenWords().results;
  const formats = useFormats();
  const { id = '' } = useParams();
  const { suite } = useSuite();
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => fetchResults(id, suite, signal), [id, suite]),
  );
  const results = lastOf(state);
  useEvery(results?.state === 'live' ? REFRESH_MS : null, again);

  return (
    <>
      <ScreenHeader title={results?.name ?? words.title}>
        <div className={styles.bar}>
          <button type="button" className={buttons.plain} onClick={again} disabled={state.at === 'loading'}>
            {words.refresh}
          </button>
          {results && <SaveButton name={results.name} />}
        </div>
      </ScreenHeader>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {results === null && state.at === 'loading' && (
        <div className={styles.report}>
          <SkeletonLines widths={[60, 90, 70]} height={20} />
          <SkeletonBlock height={280} />
        </div>
      )}
      {results && (
        <div className={styles.report} aria-busy={state.at === 'loading'}>
          <About results={results} />
          <Decision results={results} />
          {results.sampleRatio.isFine ? <Goals results={results} /> : <SampleRatioAlarm results={results} />}
          <Method />
          <p className={styles.note}>{words.updated(formats.clock(results.askedAt))}</p>
        </div>
      )}
    </>
  );
}
