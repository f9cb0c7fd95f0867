import { breaksAheadS } from '../ads/breaks-ahead.ts';
import { readLiveWindow } from '../live/read-live-window.ts';
import { chooseLevel } from './choose-level.ts';
import { contentDroppedFrames } from './dropped-frames.ts';
import { reportErrors } from './engine-errors.ts';
import type { MediaEngine, MediaEngineOptions } from './media-engine.ts';
import { NO_BREAKS, playNatively } from './native-engine.ts';
import { playbackMethod, playbackSupport } from './playback-method.ts';
import { renditionsOf } from './renditions.ts';
import { LOAD_POLICIES } from './retry-loading.ts';
import { startupTimer } from './startup-timer.ts';
import { followTimedMetadata } from './timed-metadata.ts';

/**
 * Plays an HLS medium (V-01) through hls.js where possible, else natively (`playback-method.ts`). The browser plays
 * single files, such as podcasts (W-14), by itself.
 *
 * hls.js loads here, so a page loads nothing until somebody presses play. A fatal media error is recovered once; any
 * other fatal error is reported with an id and ends the attempt.
 *
 * @throws when the browser has neither way to play HLS
 */
export async function createHlsEngine(options: MediaEngineOptions): Promise<MediaEngine> {
  const { element, content, ads, startS } = options;
  const startup = startupTimer(element, options.requestedMs, options.now);
  const way = playbackMethod(options.isFile, playbackSupport(window, element));
  if (way === null) throw new Error('HLS is not supported');
  if (way === 'browser') return playNatively(options, startup);
  const [{ default: Engine }, advertising] = await Promise.all([import('hls.js'), ads && loadAdvertising()]);
  const engine = new Engine({
    startPosition: startS > 0 ? startS : -1,
    capLevelToPlayerSize: true,
    liveDurationInfinity: true,
    ...LOAD_POLICIES,
    // Their track is a `data:` address that our CSP refuses; `timed-metadata.ts` reads the same data.
    enableDateRangeMetadataCues: false,
    enableID3MetadataCues: false,
    enableEmsgMetadataCues: false,
    ...(advertising ? advertising.AD_BREAKS_ON : { enableInterstitialPlayback: false }),
  });
  const stopTrying = reportErrors(Engine, engine, options);
  const stopAds =
    ads && advertising ? advertising.followAds({ Engine, engine, ...options, screen: ads.screen }) : () => undefined;
  let level = -1;
  let stopChoosing = () => {};
  const bitrate = () => engine.levels[level]?.bitrate ?? 0;
  const height = () => engine.levels[level]?.height ?? 0;
  engine.on(Engine.Events.LEVEL_SWITCHED, (_, switched) => {
    const before = bitrate();
    const heightBefore = height();
    level = switched.level;
    if (before > 0 && bitrate() !== before) options.emit({ type: 'bitrateChange' });
    if (height() !== heightBefore) options.emit({ type: 'presentationChange' });
  });
  const stopTitles = followTimedMetadata(Engine, engine, content, options.emit);
  const dropped = contentDroppedFrames(element, content);
  engine.loadSource(ads && advertising ? ads.hls : options.hls);
  engine.attachMedia(element);
  return {
    quality: () => ({
      bitrate: bitrate(),
      framesPerSecond: engine.levels[level]?.frameRate ?? 0,
      height: height(),
      droppedFrames: dropped.count(),
      startupTimeS: startup.elapsedS(),
    }),
    liveWindow: () => readLiveWindow(engine),
    breaksS: () =>
      engine.latestLevelDetails?.live ? NO_BREAKS : breaksAheadS(engine.interstitialsManager?.events ?? NO_BREAKS),
    renditions: () => renditionsOf(engine),
    chooseRendition: (id) => {
      stopChoosing();
      stopChoosing = chooseLevel(Engine, engine, id ?? -1);
    },
    destroy: () => {
      stopChoosing();
      startup.stop();
      dropped.stop();
      stopTrying();
      stopTitles();
      stopAds();
      engine.destroy();
    },
  };
}

/** When it cannot load, content plays without ads. */
const loadAdvertising = () => import('../ads/advertising.ts').catch(() => null);
