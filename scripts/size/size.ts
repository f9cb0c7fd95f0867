/** `npm run size`: sizes of the tag, the player and each page, against `budgets.json`. Fails past a budget. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliSize, fileSize } from './brotli-size.ts';
import { bundle } from './bundle.ts';
import { routeAssets } from './route-assets.ts';
import { studioScripts } from './studio-scripts.ts';

const ROOT = join(import.meta.dirname, '../..');
const budgets: Record<string, number> = JSON.parse(readFileSync(join(ROOT, 'budgets.json'), 'utf8'));

/** A measured size; those of one budget differ by `detail`. */
interface Weight {
  budget: string;
  detail: string;
  /** Bytes, unless the unit says otherwise. */
  amount: number;
  unit?: 'files';
}

/** Parts that the tag loads only in development, or during a parallel run (S-08). */
const NOT_FOR_VISITORS = /layer-problems|copy-hit/;

const weighed = (files: readonly string[]) => files.reduce((total, file) => total + brotliSize(file), 0);

/**
 * The size of a tag part is what a page loads before the part works, beyond earlier parts: the entry and its static
 * imports. A visit that consents, reads and watches a video loads the critical part, the outbox and playback. Parts of
 * special pages (texts of refusals, ad breaks, offers of other sites, the incumbent's playback calls) count in
 * «everything»; parts that no usual visitor loads (development checks, the inspector, copies of a parallel run) in none.
 */
async function weighCode(): Promise<Weight[]> {
  const source = (path: string) => join(ROOT, 'packages', path);
  const parts = {
    tag: source('tag/src/tag.ts'),
    undelivered: source('tag/src/outbox/undelivered.ts'),
    outbox: source('tag/src/outbox/start-outbox.ts'),
    playback: source('tag/src/playback/track-playback.ts'),
    incumbent: source('tag/src/playback/playback.ts'),
    personalisation: source('tag/src/personalisation/personalisation.ts'),
  };
  const tag = await bundle(parts, [NOT_FOR_VISITORS]);
  const { player } = await bundle({ player: source('player/src/player.ts') }, [
    'hls.js',
    'react',
    'react-dom',
    'react/jsx-runtime',
    '@sintonia/tag/track-playback',
    '@sintonia/tag/outbox',
    '@sintonia/tag/parallel-run',
  ]);
  const first = (name: string) => weighed(tag[name]?.first ?? []);
  return [
    { budget: 'tag: critical part', detail: '', amount: first('tag') },
    { budget: 'tag: playback', detail: '', amount: first('playback') },
    { budget: 'tag: personalisation', detail: '', amount: first('personalisation') },
    {
      budget: 'tag: a visit that reads and watches',
      detail: '',
      amount: first('tag') + first('undelivered') + first('outbox') + first('playback'),
    },
    {
      budget: 'tag: everything',
      detail: '',
      amount: weighed(Object.values(tag).flatMap((part) => [...part.first, ...part.later])),
    },
    {
      budget: 'player: beyond hls.js',
      detail: '',
      amount: weighed([...(player?.first ?? []), ...(player?.later ?? [])]),
    },
  ];
}

/** Every page also loads the rules in force (T-12), which no manifest lists: those of this build represent them. */
function weighPages(): Weight[] {
  const client = join(ROOT, 'apps/site/build/client');
  const rules = fileSize(join(ROOT, 'demo/build/tag-library/rules.js'));
  const sum = (paths: string[]) => sizeOf(paths.map((path) => join(client, path)));
  return routeAssets(client).flatMap(({ id, scripts, styles }) => [
    { budget: 'site: first-view JavaScript of a route', detail: id, amount: sum(scripts) + rules },
    { budget: 'site: first-view requests for JavaScript', detail: id, amount: scripts.length + 1, unit: 'files' },
    { budget: 'site: CSS of a route', detail: id, amount: sum(styles) },
  ]);
}

/** Faces that pages preload: as they are, because WOFF2 is already compressed with Brotli. */
function weighFonts(): Weight[] {
  const design = join(ROOT, 'apps/site/app/ui/design');
  const preloads = readFileSync(join(design, 'preloads.ts'), 'utf8');
  return [...preloads.matchAll(/from '(.+\.woff2)\?url'/g)].map(([, path = '']) => ({
    budget: 'site: preloaded fonts',
    detail: basename(path),
    amount: statSync(join(design, path)).size,
  }));
}

/** Sizes of the scripts that the studio loads before its first screen shows figures, and of each further screen. */
function weighStudio(): Weight[] {
  const { first, screens } = studioScripts(join(ROOT, 'apps/studio/dist'));
  return [
    { budget: 'studio: first screen', detail: '', amount: sizeOf(first) },
    ...screens.map(({ name, scripts }) => ({
      budget: 'studio: a further screen',
      detail: name,
      amount: sizeOf(scripts),
    })),
  ];
}

const sizeOf = (paths: readonly string[]) => paths.reduce((total, path) => total + fileSize(path), 0);

const weights = [...(await weighCode()), ...weighPages(), ...weighFonts(), ...weighStudio()].sort((a, b) =>
  a.budget.localeCompare(b.budget),
);
const budgetOf = ({ budget }: Weight) => budgets[budget] ?? 0;
const isOver = (weight: Weight) => weight.amount > budgetOf(weight);
const over = weights.filter(isOver);
// Those over budget are last: a shortened output still names them.
for (const weight of [...weights.filter((one) => !isOver(one)), ...over]) {
  const { budget, detail, amount, unit = 'B' } = weight;
  const most = budgetOf(weight);
  const share = `${Math.round((amount / most) * 100)} %`.padStart(6);
  console.log(
    `${isOver(weight) ? 'OVER' : ' ok '} ${String(amount).padStart(7)} of ${String(most).padStart(7)} ${unit.padEnd(5)} ${share}  ${budget}${detail && `  ${detail}`}`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;
