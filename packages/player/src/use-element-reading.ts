import { type RefObject, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { type ElementReading, readElement } from './element-reading.ts';
import type { MediaEngine } from './engine/media-engine.ts';
import { type ContentMedia, PASSED_EVENTS } from './events/content-media.ts';
import { isLiveStream, type PlayerMedia } from './player-media.ts';
import { isShownAlike, type Pace } from './reading-pace.ts';

/** Element events after which the controls may change. */
const VISIBLE_CHANGES = [...PASSED_EVENTS, 'held'];

/** Poll interval of a live signal between element events, in ms: the window moves on during a pause. */
const LIVE_POLL_INTERVAL_MS = 1000;
const POLL = { type: '' };

/** The latest reading, and a function that takes one now, whatever the pace. */
export function useElementReading(
  contentOf: () => ContentMedia | null,
  { lengthS, stream }: Pick<PlayerMedia, 'lengthS' | 'stream'>,
  engine: () => MediaEngine | null,
  pace: RefObject<Pace>,
): { reading: ElementReading; refresh: () => void } {
  const initial = useMemo<ElementReading>(
    () => ({
      positionS: 0,
      lengthS,
      bufferedS: 0,
      isPaused: true,
      rate: 1,
      isWaiting: false,
      isMuted: false,
      volume: 1,
      live: null,
      breaksS: [],
      isHeld: false,
    }),
    [lengthS],
  );
  const last = useRef(initial);
  const readNow = useRef(() => {});
  const subscribe = useCallback(
    (changed: () => void) => {
      const target = contentOf();
      if (!target) return () => undefined;
      const read = (event?: Pick<Event, 'type'>) => {
        const now = readElement(target, event?.type ?? '', last.current, lengthS, engine());
        if (event && isShownAlike(pace.current, now, last.current)) return;
        last.current = now;
        changed();
      };
      for (const name of VISIBLE_CHANGES) target.addEventListener(name, read);
      readNow.current = read;
      const poll = isLiveStream(stream)
        ? setInterval(() => engine()?.liveWindow() && read(POLL), LIVE_POLL_INTERVAL_MS)
        : undefined;
      return () => {
        readNow.current = () => {};
        clearInterval(poll);
        for (const name of VISIBLE_CHANGES) target.removeEventListener(name, read);
      };
    },
    [contentOf, lengthS, stream, engine, pace],
  );
  const reading = useSyncExternalStore(
    subscribe,
    () => last.current,
    () => initial,
  );
  const refresh = useCallback(() => readNow.current(), []);
  return useMemo(() => ({ reading, refresh }), [reading, refresh]);
}
