import type { PageLayer } from '@sintonia/tag/data-layer';
import { ProgrammeWall } from '../../features/programmes/ProgrammeWall.tsx';
import { programmeCardView } from '../../shared/cards/programme-view.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/programmes-route.ts';
import css from './ProgrammesPage.module.css';

export const links = preloadProgrammeType;

const pageLayer = (): PageLayer => ({
  ...pagePlace('programes', 'portada'),
  pageName: 'programes/portada',
  pageType: 'portada',
  contentTitle: 'Programes',
});

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const programmes = await site.catalogue.programmes();
  return { layer: pageLayer(), programmes: programmes.map((programme) => programmeCardView(programme, site)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'Programes',
    description: `Tots els programes de ${broadcaster.tv} i ${broadcaster.radio}, a la carta.`,
    path: '/programes/',
    origin,
    siteName: broadcaster.name,
    picture: sharingPicture(loaderData.programmes[0]?.picture ?? null),
  });
}

export default function Programmes({ loaderData: { programmes } }: Route.ComponentProps) {
  const television = programmes.filter(({ kind }) => kind === 'video');
  const radio = programmes.filter(({ kind }) => kind === 'audio');
  return (
    <div className="page" data-area="tele">
      <div className="page-head">
        <h1 className="page-title">Programes</h1>
        <p className={css.count}>
          {programmes.length === 0
            ? 'Encara no hi ha cap programa a la carta.'
            : `${programmes.length} títols a la carta`}
        </p>
      </div>
      {television.length > 0 && (
        <section data-area="tele" aria-labelledby="televisio">
          <SectionHeading id="televisio">Televisió</SectionHeading>
          <ProgrammeWall programmes={television} isFirst />
        </section>
      )}
      {radio.length > 0 && (
        <section className={css.radio} data-area="radio" aria-labelledby="radio">
          <SectionHeading id="radio">Ràdio i pòdcasts</SectionHeading>
          <ProgrammeWall programmes={radio} />
        </section>
      )}
    </div>
  );
}
