import type { PageLayer } from '@sintonia/tag/data-layer';
import { Gust } from '../frame/Gust.tsx';
import { useIsAwake } from '../frame/use-is-awake.ts';
import css from '../game/Game.module.css';
import { Game } from '../game/Game.tsx';
import { PlainGame } from '../game/PlainGame.tsx';
import { dayAt, isWord, puzzleOf } from '../game/puzzle.ts';
import texts from '../game/puzzles.json';
import { pageMeta } from '../machines/page-meta.ts';
import { rootOf } from '../root-view.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/game.ts';

const PATH = '/joc/';

const pageLayer = (number: number): PageLayer => ({
  pageName: 'joc/la-ventada',
  pageType: 'joc',
  section: 'joc',
  contentTitle: 'La ventada',
  contentId: `ventada-${number}`,
});

/** Today's puzzle, and what was written for it without JavaScript (`?m=…&m=…`). */
export function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, now, origin } = context.get(siteContext);
  const puzzle = puzzleOf(dayAt(now, catalogue.broadcaster().timeZone), texts);
  const typed = new URL(request.url).searchParams.getAll('m');
  const tries = puzzle.words.map((word, at) => {
    const said = (typed[at] ?? '').slice(0, 12);
    return { typed: said, isRight: isWord(word, said) };
  });
  return { layer: pageLayer(puzzle.number), puzzle, tries, address: origin + PATH };
}

export function meta({ matches }: Route.MetaArgs) {
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'La ventada, el joc de paraules de cada dia',
    description: 'El vent ha escampat les lletres de cinc paraules. Endreça-les: n’hi ha de noves cada dia.',
    path: PATH,
    origin,
    siteName: broadcaster.name,
  });
}

export default function GameRoute({ loaderData: { puzzle, tries, address } }: Route.ComponentProps) {
  const isAwake = useIsAwake();
  return (
    <div className={`page ${css.page}`} data-area="temps">
      <header className={css.head}>
        <h1>La ventada</h1>
        <Gust />
        <p className={css.theme}>
          Avui, número {puzzle.number}: <strong>{puzzle.theme}</strong>
        </p>
        <p>
          El vent ha escampat les lletres de cinc paraules del mateix tema. Torna-les a lloc. Si se’t resisteixen, fes
          que amaini i te’n posarem una.
        </p>
      </header>
      {isAwake ? <Game puzzle={puzzle} address={address} /> : <PlainGame puzzle={puzzle} tries={tries} />}
    </div>
  );
}
