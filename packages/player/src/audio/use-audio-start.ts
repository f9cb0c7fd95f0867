import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import type { StartPlace } from '../player-readings.ts';
import { resumePointS } from '../resume/resume-point.ts';
import type { ResumeStore } from '../resume/resume-store.ts';

/**
 * How a medium starts. Without a position, a live signal starts at the live edge, and other media at the stored
 * position.
 */
export interface AudioStart {
  /** Time of a live signal, ms epoch. */
  atMs?: number | undefined;
  positionS?: number | undefined;
  /** The position comes from an address or a transcript, so playback is not resumed (M-03). */
  isRequested?: boolean | undefined;
  volume?: number | undefined;
  isMuted?: boolean | undefined;
  /** Stays paused until the user presses play; the position is kept. */
  isPaused?: boolean | undefined;
}

interface Starting {
  element: RefObject<HTMLMediaElement | null>;
  media: PlayerMedia;
  start: AudioStart;
  store: ResumeStore;
  play: (startS?: number, place?: StartPlace) => Promise<void>;
  watchFrom: (atMs: number) => void;
}

/** Starts playback on mount. Returns the handler of the first press of play, for a paused start. */
export function useAudioStart({ element, media, start, store, play, watchFrom }: Starting): () => void {
  const begin = useEffectEvent(async () => {
    if (isLiveStream(media.stream)) return start.atMs === undefined ? void play() : watchFrom(start.atMs);
    const left = start.positionS ?? resumePointS((await store.get(media.id).catch(() => null)) ?? 0, media.lengthS);
    void play(left ?? 0, start.isRequested ? 'requested' : 'stored');
  });
  useEffect(() => {
    const target = element.current;
    if (target && start.volume !== undefined) target.volume = start.volume;
    if (target && start.isMuted !== undefined) target.muted = start.isMuted;
    if (!start.isPaused) void begin();
  }, [element, start]);
  return () => void begin();
}
