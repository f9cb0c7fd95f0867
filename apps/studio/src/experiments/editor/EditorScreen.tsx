import type { ActivityDetail } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { useParams } from 'react-router';
import { useAnswer } from '../../api/use-answer.ts';
import { TimeZoneContext } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { SessionContext } from '../../session/session-context.ts';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Empty } from '../../states/Empty.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { fetchActivity } from '../fetch-activities.ts';
import { Refused } from '../texts/Refused.tsx';
import { Editor } from './Editor.tsx';
import { emptyForm, toForm } from './form.ts';

/** Creates an activity (P-06). */
export function NewActivityScreen() {
  const { experimentEditor: words, experiments } = useScreenWords();
  const session = use(SessionContext);
  if (session?.role === 'analyst') return <Empty what={words.newTitle} advice={experiments.actions.readOnly} />;
  return (
    <>
      <ScreenHeader title={words.newTitle} />
      <Editor
        known={null}
        initial={emptyForm(session?.email ?? '', words.variants.first, words.variants.next('B'))}
        back="/experiments"
      />
    </>
  );
}

/** Edits an activity that is not closed. */
export function EditActivityScreen() {
  const words = useScreenWords().experimentEditor;
  const timeZone = use(TimeZoneContext);
  const { id = '' } = useParams();
  const { state, again } = useAnswer(useCallback((signal: AbortSignal) => fetchActivity(id, signal), [id]));
  const activity: ActivityDetail | null = state.at === 'ready' ? state.value : null;
  const isClosed = activity?.state === 'ended' || activity?.state === 'archived';
  return (
    <>
      <ScreenHeader title={activity ? words.editTitle(activity.name) : ''} />
      {state.at === 'loading' && <SkeletonLines widths={[40, 90, 70]} height={32} />}
      {state.at === 'failed' && <Refused error={state.error} onRetry={again} />}
      {isClosed && <p>{words.closed}</p>}
      {activity && !isClosed && (
        <Editor known={activity} initial={toForm(activity, timeZone)} back={`/experiments/${activity.id}`} />
      )}
    </>
  );
}
