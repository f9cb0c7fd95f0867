import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createAdScreen } from './ads/ad-screen.ts';
import { trackChapters } from './chapters/track-chapters.ts';
import type { MediaEngine } from './engine/media-engine.ts';
import type { PlayerEvent } from './events/player-events.ts';
import { watchMediaElement } from './events/watch-media-element.ts';
import { loadEngine } from './lazy-parts.ts';
import type { StartMeasuring } from './measurement/measured-session.ts';
import { createMeasurementAdapter } from './measurement/playback-measurement.ts';
import { followPresentation } from './measurement/presentation.ts';
import type { PlayerMedia } from './player-media.ts';
import { playerReadings, type StartPlace } from './player-readings.ts';
import type { Pace } from './reading-pace.ts';
import { useContent } from './use-content.ts';
import { useElementReading } from './use-element-reading.ts';

/** Life cycle of the player; the controls depend on it. */
export type PlayerPhase = 'idle' | 'loading' | 'ready' | 'ended' | 'failed';

/**
 * One player: its engine, the state of its element for the controls, and its measurement.
 *
 * Nothing is loaded before `play()`. Unmounting (or another medium) unloads and emits `unload`.
 */
export function usePlayer(
  element: RefObject<HTMLMediaElement | null>,
  media: PlayerMedia,
  timeZone: string,
  measure: StartMeasuring | undefined,
  pace: RefObject<Pace>,
) {
  const [phase, setPhase] = useState<PlayerPhase>('idle');
  const [isRefused, setRefused] = useState(false);
  const [isReconnecting, setReconnecting] = useState(false);
  const engine = useRef<Promise<MediaEngine | null> | null>(null);
  const loaded = useRef<MediaEngine | null>(null);
  const begun = useRef<(fromS: number, place: StartPlace) => void>(() => undefined);
  const contentOf = useContent(element);
  const [adScreen] = useState(createAdScreen);
  const loadedEngine = useCallback(() => loaded.current, []);
  const { reading, refresh } = useElementReading(contentOf, media, loadedEngine, pace);
  const chapters = useRef(media.chapters); // fixed for the lifetime of a player; a new render passes new objects
  const measured = useRef<(event: PlayerEvent) => void>(() => undefined);

  useEffect(() => {
    const target = contentOf();
    const shown = element.current;
    if (!target || !shown) return;
    const presentation = followPresentation(shown, target, () => onEvent({ type: 'presentationChange' }));
    const read = playerReadings({
      element: target,
      stream: media.stream,
      timeZone,
      engine: () => loaded.current,
      presentation: presentation.read,
    });
    begun.current = read.begin;
    const adapter = measure ? createMeasurementAdapter(measure, read.readings) : null;
    const chapterTracker = trackChapters(
      chapters.current,
      () => target.currentTime,
      (event) => adapter?.onEvent(event),
    );
    const onEvent = (event: PlayerEvent) => {
      chapterTracker.onEvent(event);
      if (event.type === 'play' || event.type === 'adStart') setPhase('ready');
      if (event.type === 'ended') {
        setPhase('ended');
        read.endReached();
        if (target.isHeld) unloadEngine(); // the last break is at the end: the element no longer holds content
      }
      if (event.type === 'error' && event.isFatal) {
        refresh(); // a retry starts here
        unloadEngine();
        setPhase('failed');
      }
    };
    const unloadEngine = () => {
      read.freeze();
      void engine.current?.then((made) => made?.destroy());
      engine.current = loaded.current = null;
    };
    measured.current = onEvent;
    const stopWatching = watchMediaElement(target, onEvent);
    // Between the jump of the playhead and `seeking` an old `timeupdate` may still arrive.
    const look = () => target.seeking || chapterTracker.onMove();
    target.addEventListener('timeupdate', look);
    return () => {
      stopWatching();
      presentation.stop();
      read.stop();
      target.removeEventListener('timeupdate', look);
      read.freeze();
      onEvent({ type: 'unload' });
      unloadEngine();
      setPhase('idle');
    };
  }, [element, contentOf, measure, media.stream, timeZone, refresh]);

  const play = useCallback(
    async (startS = 0, place: StartPlace = 'requested') => {
      const target = element.current;
      const content = contentOf();
      if (!target || !content) return;
      const emit = measured.current;
      if (!engine.current) {
        setPhase('loading');
        content.forget();
        begun.current(startS, place);
        emit({ type: 'load' });
        const now = () => performance.now();
        const ads = media.hlsWithAds === null ? null : { hls: media.hlsWithAds, screen: adScreen };
        const from = { element: target, content, hls: media.hls, isFile: media.isFile ?? false, ads, startS };
        const options = { ...from, requestedMs: now(), now, emit, onReconnecting: setReconnecting };
        const making = loadEngine(ads !== null)
          .then(({ createHlsEngine }) => createHlsEngine(options))
          .catch(() => {
            emit({ type: 'error', id: 'player.unsupported', isFatal: true });
            return null;
          });
        engine.current = making;
        const made = await making;
        if (engine.current !== making) return made?.destroy(); // unloaded in the meantime
        loaded.current = made;
        if (!made) return;
      }
      // Rejected when the page is left or another load comes first, which the element's own events report, and by
      // browsers that block playback before a user gesture.
      await target.play().then(
        () => setRefused(false),
        (reason: unknown) => setRefused(reason instanceof DOMException && reason.name === 'NotAllowedError'),
      );
    },
    [element, contentOf, adScreen, media.hls, media.isFile, media.hlsWithAds],
  );

  const emit = useCallback((event: PlayerEvent) => measured.current(event), []);
  return useMemo(
    () => ({ phase, play, reading, refresh, isRefused, isReconnecting, loadedEngine, adScreen, emit }),
    [phase, play, reading, refresh, isRefused, isReconnecting, loadedEngine, adScreen, emit],
  );
}
