import type { Clip } from '@sintonia/contracts';
import { Player, type StreamKind } from '@sintonia/player';
import type { ReactNode } from 'react';
import { useFeatureCalls } from './use-feature-calls.ts';
import { useMeasuring } from './use-measuring.ts';

interface MeasuredPlayerProps {
  clip: Clip;
  /** § 3 `videoId`. */
  id: string;
  /** § 3 `name`. */
  name: string;
  /** § 3 stream type of what is heard; what is watched on demand is `vod`. */
  stream?: StreamKind;
  channel: string;
  /** Standard metadata (§ 3), by its key on the wire. */
  metadata: Record<string, string>;
  poster: ReactNode;
}

/** The house's player on demand, measured by the page's tag. */
export function MeasuredPlayer({ clip, id, name, stream, channel, metadata, poster }: MeasuredPlayerProps) {
  const { kind, lengthS, hls, subtitles, chapters } = clip;
  const streamed = stream ?? (kind === 'video' ? 'vod' : 'aod');
  const measure = useMeasuring({ id, name, lengthS, kind, stream: streamed, channel, metadata });
  const say = useFeatureCalls({
    contentTitle: name,
    contentId: id,
    channel,
    contentFormat: kind,
    contentType: 'a la carta',
  });
  return (
    <Player
      media={{ id, title: name, kind, stream: streamed, lengthS, hls, subtitles, chapters }}
      poster={poster}
      measure={measure}
      onFeature={say}
    />
  );
}
