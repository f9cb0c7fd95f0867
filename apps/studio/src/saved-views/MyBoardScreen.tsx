import { use, useMemo } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { namesOf } from '../explore/catalogue.ts';
import { NamesContext } from '../explore/names-context.ts';
import { fetchCatalogue } from '../explore/use-report.ts';
import { LanguageContext } from '../messages/language.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { BoardTiles } from './BoardTiles.tsx';
import { fetchSavedViews } from './fetch-saved-views.ts';
import styles from './MyBoard.module.css';
import { SavedViewTable } from './SavedViewTable.tsx';
import { useSavedViewsWords } from './use-saved-views-words.ts';

/** Pinned views of a person with current figures, and every saved view that the person may open. */
export function MyBoardScreen() {
  const words = useSavedViewsWords();
  const { language } = use(LanguageContext);
  const { state, again } = useAnswer(fetchSavedViews);
  const catalogue = useAnswer(fetchCatalogue);
  const known = catalogue.state.at === 'ready' ? catalogue.state.value : null;
  const names = useMemo(() => known && namesOf(known, language), [known, language]);
  const views = (state.at === 'ready' ? state.value : state.stale)?.views;
  const pinned = (views ?? [])
    .filter(({ place }) => place !== null)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <>
      <ScreenHeader title={words.title} />
      {state.at === 'failed' && <Problem error={state.error} onRetry={again} />}
      {catalogue.state.at === 'failed' && <Problem error={catalogue.state.error} onRetry={catalogue.again} />}
      {(!views || !names) && state.at !== 'failed' && <SkeletonLines widths={[100, 100, 100]} height={120} />}
      {views && names && (
        <NamesContext value={names}>
          {pinned.length === 0 ? (
            <Empty what={words.emptyBoard} way={words.emptyBoardWay} />
          ) : (
            <>
              <p className={styles.lead}>{words.lead}</p>
              <BoardTiles pinned={pinned} onChanged={again} />
            </>
          )}
          <div className={styles.list}>
            <Section title={words.list}>
              {views.length === 0 ? (
                <Empty what={words.noneSaved} way={words.noneSavedWay} />
              ) : (
                <SavedViewTable views={views} onChanged={again} />
              )}
            </Section>
          </div>
        </NamesContext>
      )}
    </>
  );
}
