import { dayPartOf } from '../../ui/dates/day-part.ts';
import type { EpisodeView } from './episode-page-view.ts';

/** Show type of § 3 as players number it: a whole episode. */
const WHOLE_EPISODE = '0';

/** Standard metadata of an episode (§ 3), by wire key. Watching needs no sign-in: no mvpd, no authorization. */
export function episodeMetadata({ kind, season, number, broadcast, clip, programme, channel }: EpisodeView) {
  const date = broadcast.iso.slice(0, 10);
  const common = {
    'a.media.show': programme.title,
    'a.media.season': String(season),
    'a.media.episode': String(number),
    'a.media.asset': clip.id,
    'a.media.genre': programme.genre,
    'a.media.airDate': date,
    'a.media.digitalDate': date,
    'a.media.rating': programme.rating,
    'a.media.originator': channel.name,
    'a.media.type': WHOLE_EPISODE,
    'a.media.dayPart': dayPartOf(Number(broadcast.iso.slice(11, 13))),
    'a.media.feed': 'web',
  };
  return kind === 'video'
    ? { ...common, 'a.media.network': channel.name, 'a.media.adLoad': 'dynamic', 'a.media.format': 'HLS' }
    : {
        ...common,
        'a.media.artist': programme.presenter,
        'a.media.album': programme.title,
        'a.media.label': channel.name,
        'a.media.author': programme.presenter,
        'a.media.station': channel.name,
        'a.media.publisher': channel.name,
      };
}
