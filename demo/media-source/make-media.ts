/**
 * Generates the demo's media, all of it or the named parts: `npm run media`, `npm run media -- clips`, `npm run media
 * -- clips cims temps-comarques`, `npm run media -- thumbnails [cims]`, `npm run media -- art [--all]`.
 */
import { join } from 'node:path';
import { makeArt } from './art/make-art.ts';
import { makeClip } from './make-clip.ts';
import { PLACES } from './places.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';
import { hasThumbnails } from './texts/clip-text.ts';
import { makeThumbnails } from './thumbnails/make-thumbnails.ts';
import { readClipList, updateClipList } from './update-clip-list.ts';

const [what = 'everything', ...rest] = process.argv.slice(2);
const names = rest.filter((word) => !word.startsWith('--'));

function timed(startedMs: number): string {
  return `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;
}

async function makeClips(): Promise<void> {
  const unknown = names.filter((name) => !ALL_TEXTS.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`no such clip: ${unknown.join(', ')}`);
  for (const text of ALL_TEXTS.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const startedMs = performance.now();
    await makeClip(text);
    console.log(`${text.id}: ${text.lengthS} s of ${text.kind} in ${timed(startedMs)}`);
  }
}

/** Preview pictures of existing clips, without encoding the clips again. */
async function makeAllThumbnails(): Promise<void> {
  const made = new Map((await readClipList()).map((clip) => [clip.id, clip]));
  for (const text of ALL_TEXTS.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const clip = made.get(text.id);
    if (!clip) continue;
    if (hasThumbnails(text)) await makeThumbnails(join(PLACES.clips, text.id), text.lengthS);
    await updateClipList(text, clip.chapters);
  }
}

if (!['everything', 'clips', 'thumbnails', 'art'].includes(what))
  throw new Error(`I can make clips, thumbnails or art, not ${what}`);
if (what === 'everything' || what === 'clips') await makeClips();
if (what === 'thumbnails') await makeAllThumbnails();
if (what === 'everything' || what === 'art') await makeArt({ isRedrawingAll: rest.includes('--all'), names });
