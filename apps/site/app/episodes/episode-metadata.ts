import type { EpisodeView } from './episode-page-view.ts';

/** Standard metadata of an episode (§ 3), by its key on the wire. */
export function episodeMetadata({ kind, season, number, broadcast, clip, programme, channel }: EpisodeView) {
  const common = {
    'a.media.show': programme.title,
    'a.media.season': String(season),
    'a.media.episode': String(number),
    'a.media.asset': clip.id,
    'a.media.genre': programme.genre,
    'a.media.airDate': broadcast.iso.slice(0, 10),
    'a.media.rating': programme.rating,
  };
  return kind === 'video'
    ? { ...common, 'a.media.network': channel.name }
    : { ...common, 'a.media.author': programme.presenter, 'a.media.station': channel.name };
}
