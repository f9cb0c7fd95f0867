/** What the pages of the site read from the catalogue. */

import type { Clip } from './catalogue/clip.ts';
import type { Episode, Programme, ProgrammeCard } from './catalogue/programme.ts';
import type { Author, Section, Story, StoryCard } from './catalogue/story.ts';
import type { Channel, OnAir } from './catalogue.ts';

export interface HomePage {
  lead: StoryCard;
  /** Two stories below the lead. */
  seconds: StoryCard[];
  /** Newest first, without those above. */
  latest: StoryCard[];
  tv: OnAir[];
  radio: OnAir[];
  programmes: ProgrammeCard[];
  mostWatched: EpisodeCard[];
  /** They are of the demonstration's simulated audience, because no visitor has watched anything yet. */
  isMostWatchedOfDemo: boolean;
}
/** Fields of an episode for a card; `lengthS` is the clip's. */
export interface EpisodeCard
  extends Pick<Episode, 'id' | 'programme' | 'season' | 'number' | 'title' | 'synopsis' | 'broadcastAt' | 'picture'> {
  programmeTitle: string;
  kind: 'video' | 'audio';
  lengthS: number;
}
export interface StoryPage {
  story: Story;
  section: Section;
  /** Its themes as written; `slug` is null where the words make none. */
  themes: { name: string; slug: string | null }[];
  related: StoryCard[];
  clip: Clip | null;
}
export interface SectionPage {
  section: Section;
  /** Newest first. */
  stories: StoryCard[];
}
export interface AuthorPage {
  author: Author;
  /** Newest first; empty for an author without stories. */
  stories: StoryCard[];
}
/** Subject of stories; the slug derives from the words. */
export interface Theme {
  slug: string;
  name: string;
}
export interface ThemePage {
  theme: Theme;
  /** Newest first. */
  stories: StoryCard[];
  /** Themes of the same stories, most frequent combinations first. */
  near: Theme[];
}
export interface ProgrammePage {
  programme: Programme;
  channel: Channel;
  episodes: EpisodeCard[];
}
export interface EpisodePage {
  episode: Episode;
  programme: ProgrammeCard & Pick<Programme, 'code' | 'thematic' | 'rating' | 'presenter' | 'channel'>;
  channel: Channel;
  clip: Clip;
  next: EpisodeCard | null;
  /** Other episodes, nearest in the season first. */
  more: EpisodeCard[];
}
