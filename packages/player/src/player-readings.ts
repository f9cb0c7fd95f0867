import type { MediaEngine } from './engine/media-engine.ts';
import type { ContentMedia } from './events/content-media.ts';
import { livePlayhead } from './live/live-playhead.ts';
import type { PlayerReadings } from './measurement/measured-session.ts';
import type { Presentation } from './measurement/presentation.ts';
import { isLiveStream, type StreamKind } from './player-media.ts';
import { settledPosition } from './settled-position.ts';

const UNKNOWN_QUALITY = { bitrate: 0, framesPerSecond: 0, height: 0, droppedFrames: 0, startupTimeS: 0 };

/** Origin of the start position: stored, or requested by an address, a chapter or a transcript (M-03). */
export type StartPlace = 'stored' | 'requested';

interface ReadFrom {
  element: ContentMedia;
  stream: StreamKind;
  /** Time zone of the broadcaster: live playheads count seconds of its day. */
  timeZone: string;
  /** The current engine. */
  engine: () => MediaEngine | null;
  presentation: () => Presentation;
}

/**
 * Readings of one player for a measuring session.
 *
 * A session reads slightly later than events happen, because its calls are queued. After unloading, the last readings
 * stay until another medium starts: the end of a session is reported with its position.
 */
export function playerReadings({ element, stream, timeZone, engine, presentation }: ReadFrom) {
  const settled = settledPosition(element);
  const playhead = livePlayhead(timeZone);
  let startS = 0;
  let isStored = false;
  let last: { positionS: number; quality: ReturnType<PlayerReadings['quality']> } | null = null;

  const positionS = (): number => {
    const atS = settled.positionS();
    if (!isLiveStream(stream)) return atS ?? startS;
    return playhead((atS !== null && engine()?.liveWindow()?.dateAt(atS)) || Date.now());
  };
  const quality = () => {
    const read = { ...(engine()?.quality() ?? UNKNOWN_QUALITY), ...presentation() };
    // An ad has neither the content's picture nor its subtitles.
    return element.isHeld ? { ...read, height: 0, subtitles: undefined } : read;
  };

  return {
    readings: {
      positionS: () => last?.positionS ?? positionS(),
      quality: () => last?.quality ?? quality(),
      isResumed: () => isStored && startS > 0,
    } satisfies PlayerReadings,
    /** @param fromS start position, in seconds */
    begin(fromS: number, place: StartPlace): void {
      startS = fromS;
      isStored = place === 'stored';
      last = null;
      settled.forget();
    },
    /** Called before unloading. */
    freeze(): void {
      last ??= { positionS: positionS(), quality: quality() };
    },
    /** Playback ended: a replay starts at the beginning. */
    endReached(): void {
      startS = 0;
    },
    stop: settled.stop,
  };
}
