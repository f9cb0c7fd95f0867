import { SessionHeartbeats } from '@sintonia/contracts';
import { ENTITY_VALUE } from '@sintonia/contracts/studio-addresses';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ask } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import layout from '../design/layout.module.css';
import { useWordsOf } from '../messages/language.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { Reports } from './SessionReports.tsx';
import { catalan, english } from './session-words.ts';

/** Every report that the player of one session sent, in order. */
export function SessionScreen() {
  const words = useWordsOf(catalan, english);
  const [search] = useSearchParams();
  const { suite } = useSuite();
  const session = search.get(ENTITY_VALUE) ?? '';
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        ask('/api/v1/reports/session', { ...(suite !== null && { suite }), session }, SessionHeartbeats, signal),
      [suite, session],
    ),
  );
  const shown = lastOf(state);
  const isUnknown = state.at === 'failed' && state.error.kind === 'refused' && state.error.status === 404;
  return (
    <>
      <p className={layout.kind}>{words.kind}</p>
      <ScreenHeader title={shown?.title || words.kind}>
        {shown && (
          <div className={layout.headerEnd}>
            <SaveButton name={shown.title || words.kind} />
          </div>
        )}
      </ScreenHeader>
      {state.at === 'failed' &&
        (isUnknown ? (
          <Empty what={words.none} advice={words.noneAdvice} />
        ) : (
          <Problem error={state.error} since={state.since} onRetry={again} />
        ))}
      {!shown && state.at === 'loading' && <SkeletonLines widths={[60, 100, 100, 100]} height={32} />}
      {shown && <Reports of={shown} />}
    </>
  );
}
