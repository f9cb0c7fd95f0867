import type { Clip } from '@sintonia/contracts';
import { Player } from '@sintonia/player';
import type { ReactNode } from 'react';

interface MeasuredPlayerProps {
  clip: Clip;
  /** Media id on the wire (§ 3 `videoId`). */
  id: string;
  /** Media name on the wire. */
  name: string;
  channel: string;
  /** Standard metadata (§ 3). */
  metadata: Record<string, string>;
  poster: ReactNode;
}

/** The house's player, measured by the page's tag. */
export function MeasuredPlayer({ clip, id, name, poster }: MeasuredPlayerProps) {
  const media = { id, title: name, kind: clip.kind, lengthS: clip.lengthS, hls: clip.hls, subtitles: clip.subtitles };
  return <Player media={media} poster={poster} />;
}
