import type { SiteRequest } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { readForm } from '../../ui/forms/read-form.ts';
import { BrandStroke } from '../../ui/frame/BrandStroke.tsx';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import type { Route } from './+types/game-route.ts';
import css from './Game.module.css';
import { Game } from './Game.tsx';
import { PlainGame, type Try } from './PlainGame.tsx';
import { dayAt, isWord, puzzleOf } from './puzzle.ts';
import texts from './puzzles.json';

const PATH = '/joc/';

const pageLayer = (number: number): PageLayer => ({
  ...pagePlace('joc', 'la-ventada'),
  pageName: 'joc/la-ventada',
  pageType: 'joc',
  contentTitle: 'La ventada',
  contentId: `ventada-${number}`,
  contentFormat: 'joc',
  contentType: 'joc',
});

const todaysPuzzle = ({ catalogue, now }: Pick<SiteRequest, 'catalogue' | 'now'>) =>
  puzzleOf(dayAt(now, catalogue.broadcaster().timeZone), texts);

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const puzzle = todaysPuzzle(site);
  return { layer: pageLayer(puzzle.number), puzzle, address: site.origin + PATH };
}

/** Submitted words, without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = form.getAll('m');
  return todaysPuzzle(context.get(siteContext)).words.map((word, at): Try => {
    const text = String(typed[at] ?? '').slice(0, 12);
    return { typed: text, isRight: isWord(word, text) };
  });
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

export default function GameRoute({ loaderData: { puzzle, address }, actionData }: Route.ComponentProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={`page ${css.page}`} data-area="temps">
      <header className={css.head}>
        <h1>La ventada</h1>
        <BrandStroke />
        <p className={css.theme}>
          Avui, número {puzzle.number}: <strong>{puzzle.theme}</strong>
        </p>
        <p>
          El vent ha escampat les lletres de cinc paraules del mateix tema. Torna-les a lloc. Si se’t resisteixen, fes
          que amaini i te’n posarem una.
        </p>
      </header>
      {isHydrated ? <Game puzzle={puzzle} address={address} /> : <PlainGame puzzle={puzzle} tries={actionData ?? []} />}
    </div>
  );
}
