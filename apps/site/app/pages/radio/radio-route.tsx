import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link } from 'react-router';
import { ProgrammeWall } from '../../features/programmes/ProgrammeWall.tsx';
import { ListenToEpisode } from '../../features/radio/episode/ListenToEpisode.tsx';
import { radioFrontView } from '../../features/radio/front/radio-front-view.ts';
import { Listen } from '../../features/radio/Listen.tsx';
import { onAirListenable } from '../../features/radio/listenable.ts';
import { EpisodeRow } from '../../shared/episodes/EpisodeRow.tsx';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { broadcastEvent } from '../../shared/on-air/broadcast-event.ts';
import { ChannelCard } from '../../shared/on-air/ChannelCard.tsx';
import { guidePath } from '../../shared/on-air/channel-path.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/radio-route.ts';
import { BookBand } from './BookBand.tsx';
import { LeadStation } from './LeadStation.tsx';
import css from './RadioFront.module.css';

export const links = preloadProgrammeType;

const pageLayer = (): PageLayer => ({
  ...pagePlace('radio', 'portada'),
  pageName: 'radio/portada',
  pageType: 'portada',
  contentTitle: 'Ràdio',
});

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { layer: pageLayer(), renderedAtMs: site.now.getTime(), ...(await radioFrontView(site)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { stations } = loaderData;
  return pageMeta({
    title: 'Ràdio',
    description: `Les emissores de ${root.broadcaster.radio} en directe, els pòdcasts i els audiollibres, a la carta.`,
    path: '/radio/',
    origin: root.origin,
    siteName: root.broadcaster.radio,
    picture: sharingPicture(stations[0]?.picture ?? null),
    linkedData: stations.flatMap((station) => broadcastEvent(station, station.now, root) ?? []),
  });
}

export default function Radio({ loaderData }: Route.ComponentProps) {
  const { stations, newest, podcasts, books, renderedAtMs } = loaderData;
  const nowMs = useNow(renderedAtMs);
  const [lead, ...others] = stations;
  return (
    <div className="page" data-area="radio">
      <header className="page-head">
        <h1 className="page-title">Ràdio</h1>
        {lead && <Link to={guidePath(lead.slug)}>Tota la programació</Link>}
      </header>
      {lead && <LeadStation station={lead} nowMs={nowMs} />}
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
        <ul className={`swipe-row ${css.stations}`} tabIndex={0} aria-label="Altres emissores">
          {others.map((station) => (
            <ChannelCard
              key={station.slug}
              onAir={station}
              nowMs={nowMs}
              sizes="(width < 48rem) 72vw, 406px"
              action={<Listen item={onAirListenable(station)} />}
            />
          ))}
        </ul>
      )}
      {newest.length > 0 && (
        <section className={css.section} aria-labelledby="nou">
          <SectionHeading id="nou">Últims episodis</SectionHeading>
          <ul className={css.newest}>
            {newest.map((episode) => (
              <EpisodeRow key={episode.id} episode={episode} action={<ListenToEpisode episode={episode} />} />
            ))}
          </ul>
        </section>
      )}
      {podcasts.length > 0 && (
        <section className={css.section} aria-labelledby="podcasts">
          <SectionHeading id="podcasts" more={{ path: '/podcasts/', text: 'Tots, amb la seva adreça RSS' }}>
            Pòdcasts
          </SectionHeading>
          <ProgrammeWall programmes={podcasts} />
        </section>
      )}
      {books.length > 0 && (
        <section className={css.section} aria-labelledby="audiollibres">
          <SectionHeading id="audiollibres">Audiollibres</SectionHeading>
          {books.map((book) => (
            <BookBand key={book.slug} book={book} />
          ))}
        </section>
      )}
    </div>
  );
}
