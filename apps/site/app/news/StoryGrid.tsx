import { PageLinks } from '../paging/PageLinks.tsx';
import css from './NewsFront.module.css';
import { StoryCard } from './StoryCard.tsx';
import type { StoryGridView } from './story-grid-view.ts';

interface StoryGridProps {
  grid: StoryGridView;
  /** What stands there while there is no story. */
  nothing: string;
}

/** Stories newest first: the first one large with its standfirst, the others in columns, and the way to older ones. */
export function StoryGrid({ grid, nothing }: StoryGridProps) {
  const [lead, ...others] = grid.stories;
  return (
    <div className={`page ${css.lead}`}>
      {lead ? (
        <StoryCard
          story={lead}
          form="side"
          level={2}
          isFirst
          sizes="(width < 48rem) 100vw, (width < 84rem) 58vw, 760px"
        />
      ) : (
        <p className={css.none}>{nothing}</p>
      )}
      {others.length > 0 && (
        <div className={css.cards}>
          {others.map((story) => (
            <StoryCard
              key={story.id}
              story={story}
              form="plain"
              level={2}
              sizes="(width < 48rem) 34vw, (width < 84rem) 32vw, 406px"
            />
          ))}
        </div>
      )}
      <PageLinks
        name="Pàgines de notícies"
        page={grid.page}
        pages={grid.pages}
        earlierPath={grid.earlierPath}
        laterPath={grid.laterPath}
      />
    </div>
  );
}
