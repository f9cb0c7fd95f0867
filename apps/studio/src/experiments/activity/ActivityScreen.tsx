import type { ActivityDetail } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { lastOf, useAnswer } from '../../api/use-answer.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { fetchActivity } from '../fetch-activities.ts';
import { Refused } from '../texts/Refused.tsx';
import { StateMark } from '../texts/StateMark.tsx';
import { isPressing, warningText } from '../texts/warning-text.ts';
import { Actions } from './Actions.tsx';
import styles from './ActivityScreen.module.css';
import { ChangeLog } from './ChangeLog.tsx';
import { Facts } from './Facts.tsx';
import { VariantList } from './VariantList.tsx';

/** One activity: state, actions, configuration and history (P-06). */
export function ActivityScreen() {
  const words = useScreenWords().experiments;
  const { id = '' } = useParams();
  const { state, again } = useAnswer(useCallback((signal: AbortSignal) => fetchActivity(id, signal), [id]));
  /** Answer of the last action: newer than the loaded one. */
  const [changed, setChanged] = useState<ActivityDetail | null>(null);
  const loaded = lastOf(state);
  const activity = changed?.id === id && changed.version >= (loaded?.version ?? 0) ? changed : loaded;
  return (
    <>
      <ScreenHeader title={activity?.name ?? words.title} />
      {state.at === 'failed' && <Refused error={state.error} onRetry={again} />}
      {activity === null && state.at === 'loading' && <SkeletonLines widths={[40, 90, 70, 80]} height={24} />}
      {activity && <Activity activity={activity} onChange={setChanged} />}
    </>
  );
}

function Activity({ activity, onChange }: { activity: ActivityDetail; onChange: (next: ActivityDetail) => void }) {
  const words = useScreenWords().experiments;
  const formats = useFormats();
  const pressing = activity.warnings.filter(isPressing);
  return (
    <>
      <div className={styles.top}>
        <StateMark state={activity.state} />
        <Actions activity={activity} onChange={onChange} />
      </div>
      {pressing.length > 0 && (
        <section className={styles.warnings} aria-label={words.warnings.title}>
          <h2 className={styles.warningsTitle}>{words.warnings.title}</h2>
          <ul>
            {pressing.map((warning) => (
              <li key={JSON.stringify(warning)}>{warningText(warning, words.warnings, formats)}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.parts}>
        <VariantList activity={activity} />
        <Facts activity={activity} />
        <ChangeLog changes={activity.changes} />
      </div>
    </>
  );
}
