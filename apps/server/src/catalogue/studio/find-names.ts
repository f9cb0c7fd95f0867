/** Search of the catalogue by a part of a name, for the studio. Pure. */

import type { EntityNames } from '@sintonia/contracts';
import { episodeIdIn, storyPageName } from '@sintonia/contracts/site-paths';
import type { Catalogue } from '../catalogue.ts';
import { toPlain } from '../search/word-keys.ts';

const MAX_NAMES = 12;

/** Every word must occur, or the text is an address of the site; programmes first, then titles, authors and stories. */
export function findNames({ programmes, authors, stories }: Catalogue, text: string): EntityNames {
  const addressed = episodeIdIn(text);
  const words = toPlain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isMatch = (...names: string[]) => {
    const all = toPlain(names.join(' '));
    return words.every((word) => all.includes(word));
  };
  const found: EntityNames = [];
  for (const { title, genre } of programmes) {
    if (isMatch(title)) found.push({ kind: 'programme', name: title, value: title, of: genre });
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
