import type { default as Hls } from 'hls.js';
import type { ContentMedia } from '../events/content-media.ts';
import type { PlayerListener } from '../events/player-events.ts';
import { id3Title, titleOf } from './id3-title.ts';

/** Number of titles kept of a signal that runs for days: enough for a listener who rewinds. */
const MAX_TITLES = 500;

interface TimedTitle {
  /** Second of the element's clock from which it applies. */
  readonly atS: number;
  readonly title: string;
}

/**
 * Emits the title that the stream gives to what plays (M-01): the tracks of a radio, the parts of a broadcast. Titles
 * come in ID3 tags of segments and as `X-TITLE` and `X-ARTIST` of date ranges; each is emitted when the playhead
 * reaches it, also after a seek.
 *
 * @returns stops it
 */
export function followTimedMetadata(
  Engine: typeof Hls,
  engine: Hls,
  content: ContentMedia,
  emit: PlayerListener,
): () => void {
  let ofSegments: readonly TimedTitle[] = [];
  let ofPlaylist: readonly TimedTitle[] = [];
  let lastTitle: string | undefined;
  const look = () => {
    if (content.isHeld) return; // the clock is the ad's
    const begun = [...ofSegments, ...ofPlaylist].filter(({ atS }) => atS <= content.currentTime);
    const current = begun.toSorted((a, b) => a.atS - b.atS).at(-1)?.title;
    if (current === undefined || current === lastTitle) return;
    lastTitle = current;
    emit({ type: 'timedMetadata', value: current });
  };
  engine.on(Engine.Events.FRAG_PARSING_METADATA, (_, { samples }) => {
    const found = samples.flatMap(({ pts, data }) => {
      const title = id3Title(data);
      return title ? [{ atS: pts, title }] : [];
    });
    if (!found[0]) return;
    const isNew = ({ atS }: TimedTitle) => !found.some((one) => one.atS === atS); // a segment may be loaded again
    ofSegments = [...ofSegments.filter(isNew), ...found].slice(-MAX_TITLES);
    look();
  });
  engine.on(Engine.Events.LEVEL_UPDATED, (_, { details }) => {
    ofPlaylist = Object.values(details.dateRanges).flatMap((range) => {
      const title = range && !range.isInterstitial ? titleOf(range.attr['X-ARTIST'], range.attr['X-TITLE']) : null;
      return range && title ? [{ atS: range.startTime, title }] : [];
    });
    look();
  });
  content.addEventListener('timeupdate', look);
  return () => content.removeEventListener('timeupdate', look);
}
