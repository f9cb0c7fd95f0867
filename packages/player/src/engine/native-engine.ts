import { readNativeLiveWindow } from '../live/read-live-window.ts';
import { droppedFrames } from './dropped-frames.ts';
import type { MediaEngine, MediaEngineOptions } from './media-engine.ts';
import type { startupTimer } from './startup-timer.ts';

export function playNatively(
  { element, hls, startS, emit }: MediaEngineOptions,
  startup: ReturnType<typeof startupTimer>,
): MediaEngine {
  const failed = () => emit({ type: 'error', id: `media.${element.error?.code ?? 0}`, isFatal: true });
  element.addEventListener('error', failed);
  element.src = startS > 0 ? `${hls}#t=${startS}` : hls;
  return {
    quality: () => ({
      bitrate: 0,
      framesPerSecond: 0,
      height: 0,
      droppedFrames: droppedFrames(element),
      startupTimeS: startup.elapsedS(),
    }),
    liveWindow: () => readNativeLiveWindow(element),
    breaksS: () => NO_BREAKS,
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

export const NO_BREAKS: readonly never[] = [];
