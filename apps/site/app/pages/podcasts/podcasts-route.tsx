import type { PageLayer } from '@sintonia/tag/data-layer';
import { audioOnDemand } from '../../features/radio/front/radio-front-view.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/podcasts-route.ts';
import { PodcastRow } from './PodcastRow.tsx';
import css from './PodcastsPage.module.css';

export const links = preloadProgrammeType;

const pageLayer = (): PageLayer => ({
  ...pagePlace('radio', 'podcasts'),
  pageName: 'radio/podcasts',
  pageType: 'portada',
  contentTitle: 'Pòdcasts',
});

/** `/podcasts/`: all of them, with their feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { podcasts } = await audioOnDemand(context.get(siteContext));
  return { layer: pageLayer(), podcasts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'Pòdcasts',
    description: `Els pòdcasts de ${broadcaster.radio}: escolta’ls aquí o segueix-los amb la teva aplicació.`,
    path: '/podcasts/',
    origin,
    siteName: broadcaster.radio,
    picture: sharingPicture(loaderData.podcasts[0]?.picture ?? null),
  });
}

export default function Podcasts({ loaderData: { podcasts } }: Route.ComponentProps) {
  return (
    <div className="page" data-area="radio">
      <header className={css.head}>
        <h1 className="page-title">Pòdcasts</h1>
        <p className={css.lead}>
          {podcasts.length === 0
            ? 'Encara no n’hi ha cap. Mentrestant, tens la ràdio en directe.'
            : 'Escolta’ls aquí o copia l’adreça RSS a l’aplicació que facis servir: són oberts i no cal cap compte.'}
        </p>
      </header>
      <ul>
        {podcasts.map((podcast) => (
          <PodcastRow key={podcast.slug} podcast={podcast} />
        ))}
      </ul>
    </div>
  );
}
