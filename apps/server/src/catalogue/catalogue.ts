/** The whole catalogue with its times resolved, as it is stored and as the reader is compiled from it. */
import type {
  ArtworkIndex,
  Author,
  Broadcast,
  Broadcaster,
  Channel,
  Clip,
  Programme,
  Section,
  SourceSchedule,
  Story,
} from '@sintonia/contracts';

export interface Catalogue {
  broadcaster: Broadcaster;
  artwork: ArtworkIndex;
  /** In the order of the menu. */
  sections: Section[];
  /** Who signs them, and who has not signed any yet. */
  authors: Author[];
  stories: Story[];
  /** Programmes, then podcasts and audiobooks; in editorial order. */
  programmes: Programme[];
  channels: Channel[];
  /** A week that repeats, in the broadcaster's local time. */
  schedules: SourceSchedule[];
  /** What is announced for certain moments: the week stands back where these are. By channel, in order. */
  broadcasts: Broadcast[];
  clips: Clip[];
}
