import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { clamped, partOf, type Timeline } from '../controls/timeline.ts';

export interface MediaSessionView {
  /** Something is loaded: until then the media keys belong to other pages. */
  isActive: boolean;
  isPaused: boolean;
  /** Playback rate; 1 is normal. */
  rate: number;
  title: string;
  /** Programme or channel. */
  artist: string;
  artwork: string | null;
  timeline: Timeline;
  /** False in a linear channel, which has no seeking. */
  canSeek: boolean;
  hasNext: boolean;
  run: (command: PlayerCommand) => void;
}

const SKIP_S = 10;

/** Largest difference between the system's position and the playhead, in seconds, before it is updated. */
const MAY_DIFFER_S = 2;

/** Metadata for the system's media controls, and its media keys (V-01). In a live signal no key leaves the window. */
export function useMediaSession(options: MediaSessionView): void {
  const { isActive, isPaused, rate, title, artist, artwork, canSeek, hasNext } = options;
  const act = useEffectEvent((details: MediaSessionActionDetails) => {
    const { timeline, run } = options;
    const by = details.seekOffset ?? SKIP_S;
    switch (details.action) {
      case 'play':
      case 'pause':
        if ((details.action === 'play') === options.isPaused) run({ do: 'toggle' });
        return;
      case 'seekbackward':
        return run({ do: 'seekBy', seconds: -by });
      case 'seekforward':
        return run({ do: 'seekBy', seconds: by });
      case 'seekto': {
        const toS = timeline.startS + (details.seekTime ?? 0);
        return run({ do: 'seekTo', part: partOf(timeline, clamped(toS, timeline.startS, timeline.endS)) });
      }
      case 'nexttrack':
        return run({ do: 'next' });
    }
  });

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!isActive || !session) return;
    session.metadata = new MediaMetadata({ title, artist, ...(artwork && { artwork: [{ src: artwork }] }) });
    const actions: MediaSessionAction[] = [
      'play',
      'pause',
      ...(canSeek ? (['seekbackward', 'seekforward', 'seekto'] as const) : []),
      ...(hasNext ? (['nexttrack'] as const) : []),
    ];
    for (const action of actions) session.setActionHandler(action, act);
    return () => {
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of actions) session.setActionHandler(action, null);
    };
  }, [isActive, title, artist, artwork, canSeek, hasNext]);

  const { startS, endS, positionS } = options.timeline;
  const lengthS = Math.floor(endS - startS);
  const atS = clamped(Math.floor(positionS - startS), 0, lengthS);
  useEffect(() => {
    if (isActive && navigator.mediaSession) navigator.mediaSession.playbackState = isPaused ? 'paused' : 'playing';
  }, [isActive, isPaused]);

  /** Last state sent to the system, which advances the position by itself. */
  const lastState = useRef({ how: '', position: () => Number.NaN });
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!isActive || !session || !canSeek || lengthS <= 0) return;
    const how = `${lengthS} ${rate} ${isPaused}`;
    if (lastState.current.how === how && Math.abs(atS - lastState.current.position()) < MAY_DIFFER_S) return;
    const atMs = performance.now();
    const pace = isPaused ? 0 : rate / 1000;
    lastState.current = { how, position: () => atS + (performance.now() - atMs) * pace };
    session.setPositionState({ duration: lengthS, position: atS, playbackRate: rate });
  }, [isActive, isPaused, rate, canSeek, lengthS, atS]);
}
