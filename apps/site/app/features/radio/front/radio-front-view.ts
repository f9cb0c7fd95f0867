import type { EpisodeCard, ProgrammePage, SiteRequest } from '@sintonia/contracts';
import { podcastFeedPath } from '@sintonia/contracts/site-paths';
import { type ProgrammeCardView, programmeCardView } from '../../../shared/cards/programme-view.ts';
import { type EpisodeCardView, episodeCardView } from '../../../shared/episodes/episode-view.ts';
import { onAirView } from '../../../shared/on-air/on-air-view.ts';

/** Number of new episodes on the front. */
const NEWEST = 6;

/** A podcast or a book, with the episode to play first. */
export interface SeriesView extends ProgrammeCardView {
  presenter: string;
  /** A podcast's newest episode, a book's first part. */
  first: EpisodeCardView | null;
  /** Its feed, for podcast applications. */
  feedPath: string;
}

/** Audio on demand: podcasts, newest episode first, and books. */
export async function audioOnDemand(site: SiteRequest) {
  const cards = (await site.catalogue.programmes()).filter(({ kind }) => kind === 'audio');
  const pages = await Promise.all(cards.map(({ slug }) => site.catalogue.programme(slug)));
  const series = cards.flatMap((card, i) => {
    const page = pages[i];
    return page?.ok ? [{ card, page: page.value, episodes: newestFirst(page.value) }] : [];
  });
  const view = ({ card, page, episodes }: (typeof series)[number]): SeriesView => {
    const isBook = card.form === 'audiobook';
    const first = episodes.at(isBook ? -1 : 0);
    return {
      ...programmeCardView(card, site),
      presenter: page.programme.presenter,
      first: first ? episodeCardView(first, site) : null,
      feedPath: podcastFeedPath(card.slug),
    };
  };
  const byNews = series.toSorted((a, b) => newestMs(b.episodes) - newestMs(a.episodes));
  return {
    podcasts: byNews.filter(({ card }) => card.form !== 'audiobook').map(view),
    books: series
      .filter(({ card }) => card.form === 'audiobook')
      .map((book) => ({ ...view(book), parts: book.episodes.toReversed().map((part) => episodeCardView(part, site)) })),
    /** Only the newest of each, so that no podcast fills the list. */
    newest: byNews
      .filter(({ card }) => card.form !== 'audiobook')
      .flatMap(({ episodes }) => episodes[0] ?? [])
      .slice(0, NEWEST)
      .map((card) => episodeCardView(card, site)),
  };
}

/** The front of the radio: current broadcast of each station, and audio on demand. */
export async function radioFrontView(site: SiteRequest) {
  const [onAir, onDemand] = await Promise.all([site.catalogue.onAir(site.now), audioOnDemand(site)]);
  const stations = onAir.filter(({ channel }) => channel.kind === 'radio').map((one) => onAirView(one, site));
  return { stations, ...onDemand };
}

const newestFirst = ({ episodes }: ProgrammePage): EpisodeCard[] =>
  episodes.toSorted((a, b) => Date.parse(b.broadcastAt) - Date.parse(a.broadcastAt));

const newestMs = (episodes: readonly EpisodeCard[]): number => Date.parse(episodes[0]?.broadcastAt ?? '') || 0;
