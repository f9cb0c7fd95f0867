import type { Clip } from '@sintonia/contracts';
import { Player } from '@sintonia/player';
import { type ReactNode, useMemo } from 'react';
import { useRootView } from '../root-view.ts';
import { measuringOf } from './start-measuring.ts';
import { useTag } from './tag-context.ts';

interface MeasuredPlayerProps {
  clip: Clip;
  /** § 3 `videoId`. */
  id: string;
  /** § 3 `name`. */
  name: string;
  channel: string;
  /** Standard metadata (§ 3), by its key on the wire. */
  metadata: Record<string, string>;
  poster: ReactNode;
}

/** The house's player, measured by the page's tag. */
export function MeasuredPlayer({ clip, id, name, channel, metadata, poster }: MeasuredPlayerProps) {
  const tag = useTag();
  const settings = useRootView()?.measurement;
  const { kind, lengthS, hls, subtitles, chapters } = clip;
  const described = JSON.stringify({ id, name, lengthS, kind, channel, metadata });
  // By value: a new render describes the same medium with new objects, and a new function would start over.
  const measure = useMemo(
    () => (tag && settings ? measuringOf(JSON.parse(described), tag, settings) : undefined),
    [tag, settings, described],
  );
  return (
    <Player media={{ id, title: name, kind, lengthS, hls, subtitles, chapters }} poster={poster} measure={measure} />
  );
}
