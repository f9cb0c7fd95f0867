import type { SiteRequest, StoryCard } from '@sintonia/contracts';
import { storyPath } from '@sintonia/contracts/site-paths';
import { type DateText, shortDateText } from '../../ui/dates/local-time.ts';
import { type PictureView, pictureView } from '../../ui/pictures/picture-view.ts';

/** View of a story as a card. */
export interface StoryCardView {
  id: number;
  path: string;
  kicker: string;
  title: string;
  standfirst: string;
  published: DateText;
  picture: PictureView | null;
  hasVideo: boolean;
  isRunning: boolean;
}

export function storyCardView(story: StoryCard, { catalogue, now }: SiteRequest): StoryCardView {
  const { id, kicker, title, standfirst, hasVideo, isRunning } = story;
  return {
    id,
    path: storyPath(story),
    kicker,
    title,
    standfirst,
    published: shortDateText(story.publishedAt, now, catalogue.broadcaster().timeZone),
    picture: pictureView(story.picture, catalogue.artwork()),
    hasVideo,
    isRunning,
  };
}
