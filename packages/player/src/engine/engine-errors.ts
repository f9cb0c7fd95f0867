import type { default as Hls } from 'hls.js';
import type { MediaEngineOptions } from './media-engine.ts';
import { retryLoading } from './retry-loading.ts';

/** @returns ends it */
export function reportErrors(Engine: typeof Hls, engine: Hls, options: MediaEngineOptions): () => void {
  const { hls, ads, emit } = options;
  let hasRecovered = false;
  let isPlain = ads === null || ads.hls === hls;
  const trying = retryLoading(Engine, engine, options, ({ details }) => {
    if (details.startsWith('manifest')) engine.loadSource(hls);
    else engine.startLoad();
  });
  engine.on(Engine.Events.ERROR, (_, error) => {
    if (error.fatal && !isPlain && !engine.levels.some(({ details }) => details)) {
      isPlain = true; // the playlist with breaks is unavailable: use the content's own
      engine.loadSource(hls);
      return;
    }
    if (trying.takes(error) || !error.fatal) return;
    const canRecover = error.type === Engine.ErrorTypes.MEDIA_ERROR && !hasRecovered;
    emit({ type: 'error', id: `${error.type}.${error.details}`, isFatal: !canRecover });
    if (!canRecover) return;
    hasRecovered = true;
    engine.recoverMediaError();
  });
  return trying.stop;
}
