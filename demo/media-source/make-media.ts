/**
 * Makes the demo's media again, all of it or what is named:
 * `npm run media`, `npm run media -- clips`, `npm run media -- clips cims temps-comarques`,
 * `npm run media -- art [--all]`.
 */
import { makeArt } from './art/make-art.ts';
import { makeClip } from './make-clip.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';

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

if (!['everything', 'clips', 'art'].includes(what)) throw new Error(`I can make clips or art, not ${what}`);
if (what !== 'art') await makeClips();
if (what !== 'clips') await makeArt({ isRedrawingAll: rest.includes('--all'), names });
