import type { Clip } from '@sintonia/contracts';
import { type NextEpisode, Player, type PlayerLink, type ResumeStore, type StreamKind } from '@sintonia/player';
import type { ReactNode } from 'react';
import { useFeatureCalls } from './use-feature-calls.ts';
import { useMeasuring } from './use-measuring.ts';

interface MeasuredPlayerProps {
  clip: Clip;
  /** § 3 `videoId`. */
  id: string;
  /** § 3 `name`. */
  name: string;
  /** § 3 stream type of audio; video on demand is `vod`. */
  stream?: StreamKind;
  channel: string;
  /** Standard metadata (§ 3), by wire key. */
  metadata: Record<string, string>;
  poster: ReactNode;
  /** Programme or section, and a picture, for the system's media controls. */
  artist?: string;
  artwork?: string | null;
  next?: NextEpisode | null;
  /** Autoplays from this second. */
  automaticFromS?: number | null;
  link?: PlayerLink;
  /** Where playback positions are stored; this browser when left out. */
  resumeStore?: ResumeStore | undefined;
}

/** The broadcaster's player on demand, measured by the page's tag. */
export function MeasuredPlayer(props: MeasuredPlayerProps) {
  const { clip, id, name, channel, metadata, stream = clip.kind === 'video' ? 'vod' : 'aod', ...others } = props;
  const { kind, lengthS, hls, subtitles, chapters, thumbnails } = clip;
  const isFile = clip.file !== undefined;
  // Audio has no ad breaks, since ads are pictures; neither has external media, whose playlists this site cannot
  // change.
  const hlsWithAds = kind === 'video' && !isFile && hls.startsWith('/') ? `/media-ads/${clip.id}/master.m3u8` : null;
  const measure = useMeasuring({ id, name, lengthS, kind, stream, channel, metadata });
  const reportFeature = useFeatureCalls({
    contentTitle: name,
    contentId: id,
    channel,
    contentFormat: kind,
    clickOrigin: 'reproductor',
  });
  return (
    <Player
      media={{ id, title: name, kind, stream, lengthS, hls, isFile, hlsWithAds, subtitles, chapters, thumbnails }}
      measure={measure}
      onFeature={reportFeature}
      {...others}
    />
  );
}
