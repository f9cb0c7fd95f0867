/** The whole catalogue with resolved times, as stored and as input of the reader. */
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
  /** In menu order. */
  sections: Section[];
  /** Authors with and without stories. */
  authors: Author[];
  stories: Story[];
  /** Programmes, then podcasts and audiobooks; in editorial order. */
  programmes: Programme[];
  channels: Channel[];
  /** A weekly schedule that repeats, in the broadcaster's local time. */
  schedules: SourceSchedule[];
  /** Dated broadcasts, which replace the weekly schedule while they are on. By channel, in order. */
  broadcasts: Broadcast[];
  clips: Clip[];
}
