import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link } from 'react-router';
import { preloadProgrammeType } from '../../design/preloads.ts';
import { EpisodeRow } from '../../episodes/EpisodeRow.tsx';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import { pagePlace } from '../../measurement/page-place.ts';
import { ChannelCard } from '../../on-air/ChannelCard.tsx';
import { guidePath } from '../../on-air/channel-path.ts';
import { useNow } from '../../on-air/use-now.ts';
import { sharingPicture } from '../../pictures/picture-view.ts';
import { ProgrammeWall } from '../../programmes/ProgrammeWall.tsx';
import { ListenToEpisode } from '../../radio/episode/ListenToEpisode.tsx';
import { radioFrontView } from '../../radio/front/radio-front-view.ts';
import { Listen } from '../../radio/Listen.tsx';
import { onAirListenable } from '../../radio/listenable.ts';
import { rootOf } from '../../root-view.ts';
import { siteContext } from '../../site-context.ts';
import { broadcastEvent } from '../../structured-data/broadcast-event.ts';
import { pageMeta } from '../../structured-data/page-meta.ts';
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
        <ul className={css.stations} tabIndex={0} aria-label="Altres emissores">
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
