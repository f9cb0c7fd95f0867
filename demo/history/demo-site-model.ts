import type { SimulatedPage, SimulatedVideo } from '@sintonia/simulator';

export interface DemoSite {
  home: SimulatedPage;
  weather: SimulatedPage;
  guide: SimulatedPage;
  /** Newest first. */
  stories: readonly SimulatedPage[];
  /** The first stories of the front page, by the site's own rule; the others follow by age. */
  front: { lead: SimulatedPage | undefined; seconds: readonly SimulatedPage[] };
  sections: readonly SimulatedPage[];
  programmes: readonly SimulatedPage[];
  episodes: readonly SimulatedVideo[];
  podcasts: readonly SimulatedVideo[];
  /** By slug of the channel; `onAir` adds the current programme. */
  live: ReadonlyMap<string, SimulatedVideo>;
  searchPage(keywords: string, results: number): SimulatedPage;
}
