/** Titles of the site's pages by their names in hits, for the studio. Pure. */
import { authorPageName, episodePageName, programmePageName, storyPageName } from '@sintonia/contracts/site-paths';
import type { Catalogue } from '../catalogue.ts';

/** Headlines of stories, titles of episodes and programmes, names of authors. Other pages have no title of their own. */
export function pageTitles({ programmes, authors, stories }: Catalogue): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const story of stories) titles.set(storyPageName(story), story.title);
  for (const { id, name } of authors) titles.set(authorPageName(id), name);
  for (const { kind, slug, title, seasons } of programmes) {
    titles.set(programmePageName(slug), title);
    for (const { episodes } of seasons) {
      for (const episode of episodes) titles.set(episodePageName(kind, slug, episode.id), episode.title);
    }
  }
  return titles;
}
