import type { default as Hls } from 'hls.js';
import { readLiveWindow, readNativeLiveWindow } from '../live/read-live-window.ts';
import type { MediaEngine, MediaEngineOptions } from './media-engine.ts';
import { renditionsOf } from './renditions.ts';
import { startupTimer } from './startup-timer.ts';

const NATIVE_HLS = 'application/vnd.apple.mpegurl';

/**
 * Plays an HLS medium (V-01): hls.js where Media Source Extensions exist, else the browser's own HLS (iPhone).
 *
 * hls.js is fetched here, so a page costs nothing until somebody presses play. A fatal media error is
 * recovered once; any other fatal error is said with an id and ends the attempt.
 *
 * @throws when the browser has neither way to play HLS
 */
export async function createHlsEngine(options: MediaEngineOptions): Promise<MediaEngine> {
  const { element, hls: source, startS } = options;
  const startup = startupTimer(element, options.askedMs, options.now);
  const { default: Engine } = await import('hls.js');
  if (!Engine.isSupported()) {
    if (!element.canPlayType(NATIVE_HLS)) throw new Error('HLS is not supported');
    return playNatively(options, startup);
  }
  const engine = new Engine({
    startPosition: startS > 0 ? startS : -1,
    capLevelToPlayerSize: true,
    liveDurationInfinity: true,
    enableDateRangeMetadataCues: false, // nobody reads them, and its track is a `data:` address that our CSP refuses
  });
  sayErrors(Engine, engine, options);
  let bitrate = 0;
  engine.on(Engine.Events.LEVEL_SWITCHED, (_, { level }) => {
    const before = bitrate;
    bitrate = engine.levels[level]?.bitrate ?? 0;
    if (before > 0 && bitrate !== before) options.say({ type: 'bitrateChange' });
  });
  engine.loadSource(source);
  engine.attachMedia(element);
  return {
    quality: () => ({
      bitrate,
      framesPerSecond: engine.levels[engine.currentLevel]?.frameRate ?? 0,
      droppedFrames: droppedFrames(element),
      startupTimeS: startup.elapsedS(),
    }),
    liveWindow: () => readLiveWindow(engine),
    renditions: () => renditionsOf(engine),
    chooseRendition: (id) => {
      engine.nextLevel = id ?? -1;
    },
    destroy: () => {
      startup.stop();
      engine.destroy();
    },
  };
}

function sayErrors(Engine: typeof Hls, engine: Hls, { say }: MediaEngineOptions): void {
  let hasRecovered = false;
  engine.on(Engine.Events.ERROR, (_, error) => {
    if (!error.fatal) return;
    const canRecover = error.type === Engine.ErrorTypes.MEDIA_ERROR && !hasRecovered;
    say({ type: 'error', id: `${error.type}.${error.details}`, isFatal: !canRecover });
    if (!canRecover) return;
    hasRecovered = true;
    engine.recoverMediaError();
  });
}

function playNatively(
  { element, hls, startS, say }: MediaEngineOptions,
  startup: ReturnType<typeof startupTimer>,
): MediaEngine {
  const failed = () => say({ type: 'error', id: `media.${element.error?.code ?? 0}`, isFatal: true });
  element.addEventListener('error', failed);
  element.src = startS > 0 ? `${hls}#t=${startS}` : hls;
  return {
    quality: () => ({
      bitrate: 0,
      framesPerSecond: 0,
      droppedFrames: droppedFrames(element),
      startupTimeS: startup.elapsedS(),
    }),
    liveWindow: () => readNativeLiveWindow(element),
    renditions: () => [],
    chooseRendition: () => undefined,
    destroy: () => {
      startup.stop();
      element.removeEventListener('error', failed);
      element.removeAttribute('src');
      element.load();
    },
  };
}

function droppedFrames(element: HTMLMediaElement): number {
  return element instanceof HTMLVideoElement ? element.getVideoPlaybackQuality().droppedVideoFrames : 0;
}
