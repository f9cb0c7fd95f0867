import type { PageLayer } from '@sintonia/tag/data-layer';
import { lastDay, participationPath } from '../../features/participation/participation-view.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import type { Route } from './+types/participation-front-route.ts';
import css from './ParticipationFront.module.css';

const pageLayer = (): PageLayer => ({
  ...pagePlace('participa', 'portada'),
  pageName: 'participa',
  pageType: 'portada',
  contentTitle: 'Participa',
});

/** Every open poll and contest. */
export function loader({ context }: Route.LoaderArgs) {
  const { participation, catalogue, now } = context.get(siteContext);
  const { timeZone } = catalogue.broadcaster();
  return {
    layer: pageLayer(),
    open: participation.open(now).map(({ id, kind, title, intro, closesAt }) => ({
      id,
      kind: kind === 'poll' ? 'Enquesta' : 'Concurs',
      area: kind === 'poll' ? 'noticies' : 'tele',
      title,
      intro,
      closes: lastDay(closesAt, timeZone),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'Participa',
    description: `Enquestes, concursos i jocs de ${broadcaster.name}.`,
    path: '/participa/',
    origin,
    siteName: broadcaster.name,
  });
}

export default function ParticipationFront({ loaderData: { open } }: Route.ComponentProps) {
  return (
    <div className="page">
      <h1 className={`page-title ${css.title}`}>Participa</h1>
      <ul className={css.list}>
        <li className={css.item} data-area="temps">
          <p className={css.kind}>Joc</p>
          <h2 className={css.name}>
            <CardLink to="/joc/">La ventada d’avui</CardLink>
          </h2>
          <p>El vent ha escampat les lletres de cinc paraules. Endreça-les: n’hi ha de noves cada dia.</p>
        </li>
        {open.map(({ id, kind, area, title, intro, closes }) => (
          <li key={id} className={css.item} data-area={area}>
            <p className={css.kind}>{kind}</p>
            <h2 className={css.name}>
              <CardLink to={participationPath(id)}>{title}</CardLink>
            </h2>
            <p>{intro}</p>
            <p className={css.closes}>Fins {closes}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
