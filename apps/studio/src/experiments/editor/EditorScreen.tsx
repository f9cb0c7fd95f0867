import type { ActivityDetail } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAnswer } from '../../api/use-answer.ts';
import { TimeZoneContext } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { SessionContext, useMayChange } from '../../session/session-context.ts';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Empty } from '../../states/Empty.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { fetchActivity } from '../fetch-activities.ts';
import { Refused } from '../texts/Refused.tsx';
import { Editor } from './Editor.tsx';
import { copyOf, emptyForm, toForm, withOnly } from './form.ts';

/** Creates an activity (P-06): from nothing, or from another one (`copia`), or from one variant of it (`variant`). */
export function NewActivityScreen() {
  const { experimentEditor: words, experiments } = useScreenWords();
  const session = use(SessionContext);
  const [search] = useSearchParams();
  const copied = search.get('copia');
  if (!useMayChange()) return <Empty what={words.newTitle} advice={experiments.actions.readOnly} />;
  const owner = session?.email ?? '';
  return (
    <>
      <ScreenHeader title={words.newTitle} />
      {copied === null ? (
        <Editor
          known={null}
          initial={emptyForm(owner, words.variants.first, words.variants.next('B'))}
          back="/experiments"
        />
      ) : (
        <CopyEditor id={copied} variantKey={search.get('variant')} owner={owner} />
      )}
    </>
  );
}

function CopyEditor({ id, variantKey, owner }: { id: string; variantKey: string | null; owner: string }) {
  const words = useScreenWords().experimentEditor;
  const { state, again } = useAnswer(useCallback((signal: AbortSignal) => fetchActivity(id, signal), [id]));
  if (state.at === 'failed') return <Refused error={state.error} onRetry={again} />;
  if (state.at !== 'ready') return <SkeletonLines widths={[40, 90, 70]} height={32} />;
  const { name } = state.value;
  const copy = copyOf(state.value, { name: words.copyName(name), owner });
  const only = copy.variants.find(({ key }) => key === variantKey);
  const initial = only ? { ...withOnly(copy, only), name: words.forEverybody(name, only.name) } : copy;
  return <Editor known={null} initial={initial} back={`/experiments/${id}`} />;
}

/** Edits an activity that is not closed. */
export function EditActivityScreen() {
  const { experimentEditor: words, experiments } = useScreenWords();
  const mayChange = useMayChange();
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
      {!mayChange && <p>{experiments.actions.readOnly}</p>}
      {activity && !isClosed && mayChange && (
        <Editor known={activity} initial={toForm(activity, timeZone)} back={`/experiments/${activity.id}`} />
      )}
    </>
  );
}
