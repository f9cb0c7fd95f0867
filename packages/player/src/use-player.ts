import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createAdScreen } from './ads/ad-screen.ts';
import { trackChapters } from './chapters/track-chapters.ts';
import type { MediaEngine } from './engine/media-engine.ts';
import { type ContentMedia, contentMedia } from './events/content-media.ts';
import type { PlayerEvent } from './events/player-events.ts';
import { watchMediaElement } from './events/watch-media-element.ts';
import { loadEngine } from './lazy-parts.ts';
import type { LiveWindow } from './live/live-window.ts';
import { createMeasurementAdapter, type StartMeasuring } from './measurement/playback-measurement.ts';
import { followPresentation } from './measurement/presentation.ts';
import { isLiveStream, type PlayerMedia } from './player-media.ts';
import { playerReadings, type StartPlace } from './player-readings.ts';

/** Life cycle of the player; the controls depend on it. */
export type PlayerPhase = 'idle' | 'loading' | 'ready' | 'ended' | 'failed';

/** Element events after which the controls may change. */
const VISIBLE_CHANGES = [
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'play',
  'pause',
  'seeking',
  'seeked',
  'waiting',
  'playing',
  'ended',
  'held',
];

/**
 * How often the page follows the playhead: on each update, four a second, while the bar is visible; once a second
 * otherwise. Other changes are shown at once.
 */
export type Pace = 'move' | 'second';

export interface ElementReading {
  positionS: number;
  /** Length of the loaded medium; before it is known, the catalogue's. */
  lengthS: number;
  bufferedS: number;
  isPaused: boolean;
  /** Playback rate; 1 is normal. */
  rate: number;
  isWaiting: boolean;
  isMuted: boolean;
  volume: number;
  /** Null on demand, and before the signal is known. */
  live: LiveWindow | null;
  /** Seconds of ad breaks. */
  breaksS: readonly number[];
  /** An ad uses the element, or did last: its picture and clock are not the content's. */
  isHeld: boolean;
}

/** Poll interval of a live signal between element events, in ms: the window moves on during a pause. */
const LIVE_LOOK_MS = 1000;

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
        if (target.isHeld) unloadEngine(); // a break came last: nothing of the content is left in the element
      }
      if (event.type === 'error' && event.isFatal) {
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
    const look = () => target.seeking || chapterTracker.look();
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
  }, [element, contentOf, measure, media.stream, timeZone]);

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

  const loadedEngine = useCallback(() => loaded.current, []);
  const emit = useCallback((event: PlayerEvent) => measured.current(event), []);
  const reading = useElementReading(contentOf, media, loadedEngine, pace);
  return useMemo(
    () => ({ phase, play, reading, isRefused, isReconnecting, loadedEngine, adScreen, emit }),
    [phase, play, reading, isRefused, isReconnecting, loadedEngine, adScreen, emit],
  );
}

/** The element as its content sees it, created on first use. */
function useContent(element: RefObject<HTMLMediaElement | null>): () => ContentMedia | null {
  const made = useRef<ContentMedia | null>(null);
  return useCallback(() => {
    if (element.current) made.current ??= contentMedia(element.current);
    return made.current;
  }, [element]);
}

function useElementReading(
  contentOf: () => ContentMedia | null,
  { lengthS, stream }: Pick<PlayerMedia, 'lengthS' | 'stream'>,
  engine: () => MediaEngine | null,
  pace: RefObject<Pace>,
): ElementReading {
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
  const subscribe = useCallback(
    (changed: () => void) => {
      const target = contentOf();
      if (!target) return () => undefined;
      const read = (event?: Event) => {
        const now = readElement(target, event?.type ?? '', last.current, lengthS, engine());
        if (pace.current === 'second' && shown(now) === shown(last.current)) return;
        last.current = now;
        changed();
      };
      for (const name of VISIBLE_CHANGES) target.addEventListener(name, read);
      const looking = isLiveStream(stream)
        ? setInterval(() => engine()?.liveWindow() && read(), LIVE_LOOK_MS)
        : undefined;
      return () => {
        clearInterval(looking);
        for (const name of VISIBLE_CHANGES) target.removeEventListener(name, read);
      };
    },
    [contentOf, lengthS, stream, engine, pace],
  );
  return useSyncExternalStore(
    subscribe,
    () => last.current,
    () => initial,
  );
}

function readElement(
  media: ContentMedia,
  after: string,
  before: ElementReading,
  catalogueLengthS: number,
  engine: MediaEngine | null,
): ElementReading {
  return {
    positionS: media.currentTime,
    lengthS: Number.isFinite(media.duration) && media.duration > 0 ? media.duration : catalogueLengthS,
    bufferedS: bufferedAfter(media),
    isPaused: media.paused,
    rate: media.playbackRate,
    isWaiting:
      after === 'waiting' ||
      after === 'seeking' ||
      (before.isWaiting && !['playing', 'seeked', 'pause', 'timeupdate'].includes(after)),
    isMuted: media.muted || media.volume === 0,
    volume: media.volume,
    live: engine?.liveWindow() ?? null,
    breaksS: engine?.breaksS() ?? before.breaksS,
    isHeld: media.isHeld,
  };
}

/** Comparison key of a reading at whole seconds. */
const shown = ({ positionS, bufferedS, live, ...others }: ElementReading): string =>
  JSON.stringify([others, [positionS, bufferedS, live?.startS, live?.edgeS].map((s) => s && Math.floor(s))]);

/** End of the buffered range at the playhead, in seconds; separate ranges do not count. */
function bufferedAfter({ buffered, currentTime }: Pick<HTMLMediaElement, 'buffered' | 'currentTime'>): number {
  for (let i = 0; i < buffered.length; i++)
    if (buffered.start(i) <= currentTime + 0.1 && buffered.end(i) >= currentTime) return buffered.end(i);
  return 0;
}
