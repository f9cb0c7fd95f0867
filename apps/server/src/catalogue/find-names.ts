/** Search of the catalogue by a part of a name, for the studio. Pure. */

import type { Story, ThingNames } from '@sintonia/contracts';
import type { Catalogue } from './catalogue.ts';

const MOST = 12;

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Name of a story's page in hits, as the site's data layer gives it. */
const pageNameOf = ({ section, slug }: Story): string => `noticies/${section}/${slug}`;

/** Id in a path of the site, alone or in a whole address: `/video/1004/`. */
const SITE_PATH = /\/(noticia|video|audio)\/(\d{1,9})\//;

/** Every word must occur, or the text is an address of the site; programmes first, then titles, authors and stories. */
export function findNames({ programmes, authors, stories }: Catalogue, text: string): ThingNames {
  const [, section = '', id = ''] = SITE_PATH.exec(text) ?? [];
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isMeant = (...names: string[]) => {
    const all = plain(names.join(' '));
    return words.every((word) => all.includes(word));
  };
  const found: ThingNames = [];
  for (const { title, genre } of programmes) {
    if (isMeant(title)) found.push({ kind: 'programme', name: title, value: title, of: genre });
  }
  for (const programme of programmes) {
    for (const { episodes } of programme.seasons) {
      for (const { id: episodeId, title, season, number } of episodes) {
        const isHere = section !== 'noticia' && id === String(episodeId);
        if (!isHere && !isMeant(title, programme.title, `${season}x${number}`)) continue;
        found.push({ kind: 'title', name: title, value: title, of: `${programme.title} · ${season}x${number}` });
      }
    }
  }
  for (const { name, role } of authors) if (isMeant(name)) found.push({ kind: 'author', name, value: name, of: role });
  for (const story of stories) {
    if (isMeant(story.title))
      found.push({ kind: 'page', name: story.title, value: pageNameOf(story), of: story.section });
  }
  return found.slice(0, MOST);
}
