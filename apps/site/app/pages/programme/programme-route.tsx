import type { Programme, ProgrammeForm } from '@sintonia/contracts';
import { podcastFeedPath, programmePageName, programmePath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link, type LinksFunction } from 'react-router';
import { ListenToEpisode } from '../../features/radio/episode/ListenToEpisode.tsx';
import { FeedLink } from '../../features/radio/podcasts/FeedLink.tsx';
import { EpisodeRow } from '../../shared/episodes/EpisodeRow.tsx';
import { episodeCardView } from '../../shared/episodes/episode-view.ts';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { PageLinks } from '../../ui/paging/PageLinks.tsx';
import { pageOf } from '../../ui/paging/page-of.ts';
import { pictureView, sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/programme-route.ts';
import { FollowButton } from './FollowButton.tsx';
import style from './follow.css?url';
import { ProgrammeHeader } from './ProgrammeHeader.tsx';
import css from './ProgrammePage.module.css';
import { chosenSeason, inOrder } from './season.ts';

export const links: LinksFunction = () => [...preloadProgrammeType(), { rel: 'stylesheet', href: style }];

/** A daily programme has hundreds of episodes in a season. */
const EPISODES_A_PAGE = 40;

const pageLayer = (programme: Programme, channel: string): PageLayer => ({
  ...pagePlace('programes', programme.slug),
  pageName: programmePageName(programme.slug),
  pageType: 'programa',
  programme: programme.title,
  programmeSite: programme.slug,
  channel,
  contentTitle: programme.title,
  thematic: programme.thematic.split(','),
  topicArea: programme.thematic.split(','),
  categoryGroup: [programme.genre],
  multimedia: programme.kind,
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await site.catalogue.programme(params.programme);
  if (!page.ok) throw await pageNotFound(site);
  const { programme, channel, episodes } = page.value;
  const requested = new URL(request.url).searchParams;
  const season = chosenSeason(programme.seasons, requested.get('temporada'));
  const ordered = inOrder(programme.form, episodes);
  const ofSeason = ordered.filter((episode) => episode.season === season?.number);
  const shown = pageOf(ofSeason, requested.get('pagina'), EPISODES_A_PAGE);
  if (!season || !shown) throw await pageNotFound(site);
  const { slug, kind, form, area, title, tagline, synopsis, genre, rating, presenter } = programme;
  return {
    layer: pageLayer(programme, channel.slug),
    programme: {
      slug,
      path: programmePath(slug),
      kind,
      form,
      area,
      title,
      tagline,
      synopsis,
      genre,
      rating,
      presenter,
    },
    feed: kind === 'audio' ? podcastFeedPath(slug) : undefined,
    channelName: channel.name,
    picture: pictureView(programme.picture, site.catalogue.artwork()),
    seasons: programme.seasons.map(({ number, year }) => ({ number, year })).sort((a, b) => b.number - a.number),
    season: season.number,
    first: ordered[0] ? episodeCardView(ordered[0], site) : null,
    episodes: shown.items
      .map((card) => episodeCardView(card, site))
      // A part's title includes its number.
      .map((view) => (programme.form === 'audiobook' ? { ...view, place: '' } : view)),
    page: shown.page,
    pages: shown.pages,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { programme, feed, picture, seasons } = loaderData;
  const isVideo = programme.kind === 'video';
  return pageMeta({
    title: programme.title,
    description: programme.tagline,
    path: programme.path,
    feed,
    origin,
    siteName: isVideo ? broadcaster.tv : broadcaster.radio,
    picture: sharingPicture(picture),
    linkedData: [
      {
        '@type': isVideo ? 'TVSeries' : 'RadioSeries',
        name: programme.title,
        description: programme.synopsis,
        url: origin + programme.path,
        genre: programme.genre,
        numberOfSeasons: seasons.length,
        inLanguage: 'ca',
      },
    ],
  });
}

/** Label of the play button, by form. */
const FIRST: Record<ProgrammeForm, string> = {
  programme: 'Escolta l’últim episodi',
  podcast: 'Escolta l’últim episodi',
  audiobook: 'Comença el llibre',
};

/** Role of the named people, by form. */
const VOICE: Record<ProgrammeForm, string> = {
  programme: 'Presentació i direcció',
  podcast: 'Conducció',
  audiobook: 'Lectura',
};

export default function ProgrammeRoute({ loaderData }: Route.ComponentProps) {
  const { programme, channelName, picture, seasons, season, first, episodes, page, pages, feed } = loaderData;
  const isAudio = programme.kind === 'audio';
  const ofPage = (at: number) => `${programme.path}?temporada=${season}${at > 1 ? `&pagina=${at}` : ''}`;
  return (
    <div data-area={programme.area}>
      <ProgrammeHeader programme={programme} channelName={channelName} picture={picture}>
        {isAudio && first && <ListenToEpisode episode={first} words={FIRST[programme.form]} />}
        {programme.form !== 'audiobook' && (
          <FollowButton programme={programme.slug} title={programme.title} path={programme.path} />
        )}
      </ProgrammeHeader>
      <div className={`page ${css.body}`}>
        <section aria-labelledby="episodis">
          <h2 id="episodis" className="hidden">
            {programme.form === 'audiobook' ? 'Parts' : 'Episodis'}
          </h2>
          {seasons.length > 1 && (
            <nav className={css.seasons} aria-label="Temporades">
              {seasons.map(({ number, year }) => (
                <Link
                  key={number}
                  to={`${programme.path}?temporada=${number}`}
                  aria-current={number === season ? 'page' : undefined}
                  preventScrollReset
                >
                  Temporada {number} <span className={css.year}>{year}</span>
                </Link>
              ))}
            </nav>
          )}
          <ol className={css.episodes}>
            {episodes.map((episode) => (
              <EpisodeRow
                key={episode.id}
                episode={episode}
                isOfOneProgramme
                action={isAudio && first && <ListenToEpisode episode={episode} />}
              />
            ))}
          </ol>
          <PageLinks
            name="Pàgines d’episodis"
            page={page}
            pages={pages}
            earlierPath={page > 1 ? ofPage(page - 1) : null}
            laterPath={page < pages ? ofPage(page + 1) : null}
          />
        </section>
        <aside className={css.about} aria-labelledby="sobre">
          <h2 id="sobre" className="ruled-title">
            {programme.form === 'audiobook' ? 'Sobre el llibre' : 'Sobre el programa'}
          </h2>
          <p className={css.synopsis}>{programme.synopsis}</p>
          {feed && <FeedLink title={programme.title} path={feed} />}
          <dl className={css.facts}>
            <dt>{VOICE[programme.form === 'programme' && isAudio ? 'podcast' : programme.form]}</dt>
            <dd>{programme.presenter}</dd>
            <dt>Gènere</dt>
            <dd>{programme.genre}</dd>
            <dt>Canal</dt>
            <dd>{channelName}</dd>
            <dt>Edat recomanada</dt>
            <dd>{programme.rating === 'TP' ? 'Tots els públics' : programme.rating}</dd>
          </dl>
        </aside>
      </div>
    </div>
  );
}
