/** The catalogue compiled for reading. */
import type {
  Author,
  Broadcast,
  Channel,
  Clip,
  Episode,
  EpisodeCard,
  Programme,
  ProgrammeCard,
  Section,
  Story,
  StoryCard,
  StoryPage,
} from '@sintonia/contracts';
import type { Week } from '../schedule/weekly-broadcasts.ts';
import type { ThemeIndex } from './themes.ts';

export interface EpisodeIndex {
  episode: Episode;
  card: EpisodeCard;
  clip: Clip;
  programme: ProgrammeIndex;
}

export interface ProgrammeIndex {
  programme: Programme;
  card: ProgrammeCard;
  channel: Channel;
  /** By season and number. */
  episodes: EpisodeIndex[];
}

export interface StoryIndex {
  story: Story;
  card: StoryCard;
  section: Section;
  themes: StoryPage['themes'];
  clip: Clip | null;
}

export interface CatalogueIndexes {
  sections: ReadonlyMap<string, Section>;
  stories: ReadonlyMap<number, StoryIndex>;
  storiesNewestFirst: readonly StoryCard[];
  /** By section, newest first. */
  storiesOf: ReadonlyMap<string, StoryCard[]>;
  authors: ReadonlyMap<string, { author: Author; stories: StoryCard[] }>;
  themes: ReadonlyMap<string, ThemeIndex>;
  programmes: ReadonlyMap<string, ProgrammeIndex>;
  episodes: ReadonlyMap<number, EpisodeIndex>;
  weeks: ReadonlyMap<string, Week>;
  /** In order of start time. */
  dated: ReadonlyMap<string, readonly Broadcast[]>;
}
