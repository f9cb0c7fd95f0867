/** Search of the catalogue by a part of a name, for the studio. Pure. */

import type { EntityNames } from '@sintonia/contracts';
import { searchText } from '@sintonia/contracts/search-text';
import { episodeIdIn, storyPageName } from '@sintonia/contracts/site-paths';
import type { Catalogue } from '../catalogue.ts';
import { newsSectionPageName, SITE_PAGES, SITE_SECTIONS } from './page-titles.ts';

const MAX_NAMES = 16;
/** The themes of a large catalogue would hide the titles and stories after them. */
const MAX_THEMES = 4;

/**
 * Every word must occur, or the text is an address of the site. The kinds with few entities come first.
 *
 * @param scheduled titles of broadcasts: audiences count them as programmes, also those that the catalogue does not have
 */
export function findNames(
  { programmes, authors, stories, sections, channels }: Catalogue,
  scheduled: readonly string[],
  text: string,
): EntityNames {
  const addressed = episodeIdIn(text);
  const words = searchText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isMatch = (...names: string[]) => {
    const all = searchText(names.join(' '));
    return words.every((word) => all.includes(word));
  };
  const found: EntityNames = [];
  for (const { title, genre } of programmes) {
    if (isMatch(title)) found.push({ kind: 'programme', name: title, value: title, of: genre });
  }
  const known = new Set(programmes.map(({ title }) => title));
  for (const title of scheduled) {
    if (!known.has(title) && isMatch(title)) found.push({ kind: 'programme', name: title, value: title, of: '' });
  }
  for (const [code, name] of Object.entries(SITE_SECTIONS)) {
    if (isMatch(name)) found.push({ kind: 'section', name, value: code, of: '' });
  }
  for (const [page, name] of Object.entries(SITE_PAGES)) {
    if (isMatch(name)) found.push({ kind: 'page', name, value: page, of: '' });
  }
  // Hits name only the site's own sections: a section of the news is found as its page.
  for (const { slug, name } of sections) {
    if (isMatch(name)) found.push({ kind: 'page', name, value: newsSectionPageName(slug), of: '' });
  }
  for (const { slug, name } of channels) {
    if (isMatch(name)) found.push({ kind: 'channel', name, value: slug, of: '' });
  }
  const themes = themesIn(stories).filter((theme) => isMatch(theme));
  for (const name of themes.slice(0, MAX_THEMES)) {
    found.push({ kind: 'theme', name, value: name, of: '' });
  }
  for (const programme of programmes) {
    for (const { episodes } of programme.seasons) {
      for (const { id: episodeId, title, season, number } of episodes) {
        if (episodeId !== addressed && !isMatch(title, programme.title, `${season}x${number}`)) continue;
        found.push({ kind: 'title', name: title, value: title, of: `${programme.title} · ${season}x${number}` });
      }
    }
  }
  for (const { name, role } of authors) if (isMatch(name)) found.push({ kind: 'author', name, value: name, of: role });
  for (const story of stories) {
    if (isMatch(story.title))
      found.push({ kind: 'page', name: story.title, value: storyPageName(story), of: story.section });
  }
  return found.slice(0, MAX_NAMES);
}

/** Themes of stories as hits have them; of several spellings, the first. */
function themesIn(stories: Catalogue['stories']): string[] {
  const spelt = new Map<string, string>();
  for (const { themes } of stories) {
    for (const theme of themes) if (!spelt.has(searchText(theme))) spelt.set(searchText(theme), theme);
  }
  return [...spelt.values()];
}
