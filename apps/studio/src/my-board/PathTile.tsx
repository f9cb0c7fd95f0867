import type { SavedView } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { Link } from 'react-router';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { DataTime } from '../figures/DataTime.tsx';
import { TimeZoneContext, useFormats, useWords } from '../messages/language.ts';
import { useReasonLabel } from '../messages/use-reason-label.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { isOngoing } from './is-ongoing.ts';
import styles from './MyBoard.module.css';
import type { loadOf } from './path-figures.ts';
import { pathPeriod } from './tile-period.ts';
import { textsOf } from './tile-texts.ts';

/** A saved analysis, day of broadcasts or list of work: its main figure, and what it is made of. Links to the screen. */
export function PathTile({ view, load }: { view: SavedView; load: NonNullable<ReturnType<typeof loadOf>> }) {
  const words = useSavedViewsWords();
  const { period: periodWords } = useWords();
  const formats = useFormats();
  const reasonLabel = useReasonLabel();
  const timeZone = use(TimeZoneContext);
  const { suites } = useSuite();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => load({ timeZone, suites, nowMs: Date.now() }, signal),
      [load, timeZone, suites],
    ),
  );
  const shown = lastOf(state);
  if (!shown) {
    return state.at === 'failed' ? <Problem error={state.error} onRetry={again} /> : <SkeletonBlock height={150} />;
  }
  const period = pathPeriod(shown.kind, view.path, { timeZone, nowMs: Date.now() }, periodWords, formats);
  const { metric, number, note, rows } = textsOf(shown, words.figures, formats, timeZone, reasonLabel);
  return (
    <>
      <p className={styles.metric}>
        {metric} · {period}
      </p>
      <p className={styles.number}>{number}</p>
      <p className={styles.change}>{note}</p>
      <ol className={styles.rows}>
        {rows.map(({ key, name, value }) => (
          <li key={key}>
            <span className={styles.value}>{name}</span> <span>{value}</span>
          </li>
        ))}
      </ol>
      {state.since && (
        <div className={styles.age}>
          <DataTime at={state.since} again={isOngoing(view.path, timeZone) ? again : null} />
        </div>
      )}
      <Link to={view.path} className={styles.cover} draggable={false}>
        <span className="heard">{words.openOf(view.name)}</span>
      </Link>
    </>
  );
}
