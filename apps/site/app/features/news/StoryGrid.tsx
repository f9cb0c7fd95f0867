import { PageLinks } from '../../ui/paging/PageLinks.tsx';
import { LeadStory } from './LeadStory.tsx';
import { largeCards } from './large-cards.ts';
import css from './NewsFront.module.css';
import { StoryCard } from './StoryCard.tsx';
import type { StoryGridView } from './story-grid-view.ts';

interface StoryGridProps {
  grid: StoryGridView;
  /** Shown while there is no story. */
  nothing: string;
}

/** Stories newest first: the first large with its standfirst, the others in full rows, and a link to older ones. */
export function StoryGrid({ grid, nothing }: StoryGridProps) {
  const [lead, ...others] = grid.stories;
  const large = largeCards(others.length);
  return (
    <div className={`page ${css.lead}`}>
      {lead ? <LeadStory story={lead} /> : <p className={css.none}>{nothing}</p>}
      {others.length > 0 && (
        <div className={css.cards}>
          {others.map((story, place) => (
            <StoryCard
              key={story.id}
              story={story}
              form={place < large ? 'second' : 'plain'}
              level={2}
              sizes={
                place < large
                  ? '(width < 48rem) 34vw, (width < 84rem) 48vw, 624px'
                  : '(width < 48rem) 34vw, (width < 84rem) 32vw, 406px'
              }
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
