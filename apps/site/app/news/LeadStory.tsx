import { StoryCard } from './StoryCard.tsx';
import type { StoryCardView } from './story-view.ts';

/** The story that opens a front of the news: its picture at the side, the first thing seen. */
export const LeadStory = ({ story }: { story: StoryCardView }) => (
  <StoryCard story={story} form="side" level={2} isFirst sizes="(width < 64rem) 100vw, (width < 84rem) 58vw, 760px" />
);
