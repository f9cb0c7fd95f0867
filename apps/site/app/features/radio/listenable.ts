import type { PlayerMedia } from '@sintonia/player';
import type { VideoLayer } from '@sintonia/tag/data-layer';
import { episodeMetadata } from '../../shared/episodes/episode-metadata.ts';
import type { EpisodeView } from '../../shared/episodes/episode-page-view.ts';
import { streamOf } from '../../shared/episodes/stream-of.ts';
import type { ScheduleEntry } from '../../shared/on-air/day-view.ts';
import { liveVideo } from '../../shared/on-air/live-video.ts';
import type { BroadcastView, ChannelView, OnAirView } from '../../shared/on-air/on-air-view.ts';
import type { PictureView } from '../../ui/pictures/picture-view.ts';

/** A medium that the site's radio plays: a station, or an episode of a podcast or an audiobook. */
export interface Listenable {
  media: PlayerMedia;
  /** § 3 `name`. */
  name: string;
  channel: string;
  /** Standard metadata (§ 3), by wire key. */
  metadata: Record<string, string>;
  /** § 3, video group. */
  video: VideoLayer | undefined;
  /** Its page. */
  path: string;
  /** Station or programme. */
  from: string;
  /** Title of the episode; a station's title follows its schedule. */
  title: string;
  picture: PictureView | null;
  /** Known schedule of a station around now; null on demand. */
  schedule: readonly ScheduleEntry[] | null;
  /** Page of the medium that plays next: the next part of a book. */
  nextPath: string | null;
}

/** § 3 `videoId` of a station's live signal. */
export const stationId = (slug: string): string => `directe-${slug}`;

/** § 3 `videoId` of an episode. */
export const episodeMediaId = (id: number): string => String(id);

export function stationListenable(
  { slug, name, isLinear, path, picture }: Pick<ChannelView, 'slug' | 'name' | 'isLinear' | 'path' | 'picture'>,
  schedule: readonly ScheduleEntry[],
): Listenable {
  return {
    media: {
      id: stationId(slug),
      title: name,
      kind: 'audio',
      stream: isLinear ? 'linear' : 'live',
      lengthS: 0,
      hls: `/live/${slug}/master.m3u8`,
      hlsWithAds: null,
      chapters: [],
      subtitles: [],
      thumbnails: null,
    },
    name,
    channel: slug,
    metadata: {},
    video: liveVideo({ slug, name, path, isLinear }, 'audio'),
    path,
    from: name,
    title: name,
    picture,
    schedule,
    nextPath: null,
  };
}

const entryOf = ({ title, subtitle, path, starts, ends }: BroadcastView): ScheduleEntry => ({
  title,
  subtitle,
  path,
  startsAtMs: Date.parse(starts.iso),
  endsAtMs: Date.parse(ends.iso),
});

/** From a card, which knows the current and the next broadcast: the rest of the schedule loads during playback. */
export const onAirListenable = (onAir: OnAirView): Listenable =>
  stationListenable(
    onAir,
    [onAir.now, onAir.next].flatMap((broadcast) => (broadcast ? entryOf(broadcast) : [])),
  );

export function episodeListenable(episode: EpisodeView): Listenable {
  const { clip, programme, channel, title, path, picture, next } = episode;
  const name = `${programme.title}: ${title}`;
  return {
    media: {
      id: episodeMediaId(episode.id),
      title: name,
      kind: 'audio',
      stream: streamOf(episode),
      lengthS: clip.lengthS,
      hls: clip.hls,
      isFile: clip.file !== undefined,
      hlsWithAds: null,
      chapters: clip.chapters,
      subtitles: [],
      thumbnails: null,
    },
    name,
    channel: channel.slug,
    metadata: episodeMetadata(episode),
    video: episode.measured,
    path,
    from: programme.title,
    title,
    picture,
    schedule: null,
    nextPath: programme.form === 'audiobook' ? (next?.path ?? null) : null,
  };
}
