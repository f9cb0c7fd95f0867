import type { StoryCardView } from '../../shared/cards/story-view.ts';
import { StoryCard } from './StoryCard.tsx';

/** First story of a news front: headline with its picture beside it. */
export const LeadStory = ({ story }: { story: StoryCardView }) => (
  <StoryCard story={story} form="side" level={2} isFirst sizes="(width < 64rem) 100vw, (width < 84rem) 58vw, 760px" />
);
