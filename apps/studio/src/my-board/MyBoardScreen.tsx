import type { SavedView } from '@sintonia/contracts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { fetchSavedViews } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { BoardTiles } from './BoardTiles.tsx';
import { EmptyBoard } from './EmptyBoard.tsx';
import styles from './MyBoard.module.css';
import { SavedViewTable } from './SavedViewTable.tsx';

const SKELETON = <SkeletonLines widths={[100, 100, 100]} height={120} />;

/** Pinned views of a person with current figures, and every saved view that the person may open. */
export function MyBoardScreen() {
  const words = useSavedViewsWords();
  const { state, again } = useAnswer(fetchSavedViews);
  const views = lastOf(state)?.views;
  return (
    <>
      <ScreenHeader title={words.title} />
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      <WithCatalogue skeleton={SKELETON}>
        {() => (views ? <MyBoard views={views} onChanged={again} /> : state.at === 'loading' && SKELETON)}
      </WithCatalogue>
    </>
  );
}

function MyBoard({ views, onChanged }: { views: readonly SavedView[]; onChanged: () => void }) {
  const words = useSavedViewsWords();
  const pinned = views
    .filter(({ place }) => place !== null)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <>
      {pinned.length === 0 ? (
        <EmptyBoard views={views} onChanged={onChanged} />
      ) : (
        <>
          <p className={styles.lead}>{words.lead}</p>
          <BoardTiles pinned={pinned} onChanged={onChanged} />
        </>
      )}
      {views.length > 0 && (
        <div className={styles.list}>
          <Section title={words.list}>
            <SavedViewTable views={views} onChanged={onChanged} />
          </Section>
        </div>
      )}
    </>
  );
}
