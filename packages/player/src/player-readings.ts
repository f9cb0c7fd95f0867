import type { MediaEngine } from './engine/media-engine.ts';
import type { ContentMedia } from './events/content-media.ts';
import { livePlayhead } from './live/live-playhead.ts';
import type { PlayerReadings } from './measurement/playback-measurement.ts';
import { isLiveStream, type StreamKind } from './player-media.ts';
import { settledPosition } from './settled-position.ts';

const UNKNOWN_QUALITY = { bitrate: 0, framesPerSecond: 0, droppedFrames: 0, startupTimeS: 0 };

/** Where playback begins: at a place that was kept, or where an address, a chapter or a transcript says (M-03). */
export type StartPlace = 'kept' | 'asked';

interface ReadFrom {
  element: ContentMedia;
  stream: StreamKind;
  /** Where the broadcaster is: live counts in seconds of its day. */
  timeZone: string;
  /** What is loaded currently. */
  engine: () => MediaEngine | null;
}

/**
 * What a measuring session reads of one player.
 *
 * A session asks a little later than things happen, for its calls go one after the other. When the medium is unloaded
 * its last readings stay, until another begins: the end of a session is told with where it was.
 */
export function playerReadings({ element, stream, timeZone, engine }: ReadFrom) {
  const settled = settledPosition(element);
  const playhead = livePlayhead(timeZone);
  let startS = 0;
  let isKept = false;
  let last: { positionS: number; quality: ReturnType<PlayerReadings['quality']> } | null = null;

  const positionS = (): number => {
    const atS = settled.positionS();
    if (!isLiveStream(stream)) return atS ?? startS;
    return playhead((atS !== null && engine()?.liveWindow()?.dateAt(atS)) || Date.now());
  };
  const quality = () => engine()?.quality() ?? UNKNOWN_QUALITY;

  return {
    readings: {
      positionS: () => last?.positionS ?? positionS(),
      quality: () => last?.quality ?? quality(),
      isResumed: () => isKept && startS > 0,
    } satisfies PlayerReadings,
    /** @param fromS where it begins, in seconds */
    begin(fromS: number, place: StartPlace): void {
      startS = fromS;
      isKept = place === 'kept';
      last = null;
      settled.forget();
    },
    /** It is about to be unloaded. */
    freeze(): void {
      last ??= { positionS: positionS(), quality: quality() };
    },
    /** It has ended: what comes now begins at the beginning. */
    endReached(): void {
      startS = 0;
    },
    stop: settled.stop,
  };
}
