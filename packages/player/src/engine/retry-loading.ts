import type { ErrorData, default as Hls, HlsConfig } from 'hls.js';
import type { MediaEngineOptions } from './media-engine.ts';
import { type Interruption, recoveryDeadlineMs } from './recovery-deadline.ts';

/** Retries of hls.js before it tries another rendition or reports a failure. */
const errorRetry = { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 2000 };

const loadedWithin = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: { maxTimeToFirstByteMs, maxLoadTimeMs, timeoutRetry: { ...errorRetry, retryDelayMs: 0 }, errorRetry },
});

/** Configuration of hls.js: a failed request is repeated soon, because a viewer may be waiting. */
export const LOAD_POLICIES: Partial<HlsConfig> = {
  manifestLoadPolicy: loadedWithin(8000, 20_000),
  playlistLoadPolicy: loadedWithin(8000, 20_000),
  fragLoadPolicy: loadedWithin(8000, 120_000),
};

/** Loaders of content; lists of ad breaks have their own timeout. */
const CONTENT_LOADERS = /^(manifest|level|frag|audioTrack)/;

/** Delay before loading restarts after hls.js gave up, in ms. */
const RETRY_AFTER_MS = 1000;

/**
 * Retries errors that hls.js calls fatal until a viewer has waited long enough (`recovery-deadline.ts`).
 *
 * @param ask restarts loading
 * @returns `handle` for network errors of content: true when it handles the error; `stop` ends the retries
 */
export function retryLoading(
  Engine: typeof Hls,
  engine: Hls,
  { element, requestedMs, now, emit, onReconnecting }: MediaEngineOptions,
  retry: (error: ErrorData) => void,
) {
  const controller = new AbortController();
  let interruption: Interruption = { failingSinceMs: null, waitingSinceMs: requestedMs };
  let failure = '';
  let deadlineTimer: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    clearTimeout(deadlineTimer);
    clearTimeout(timer);
    onReconnecting(false);
  };
  const change = (changed: Partial<Interruption>) => {
    const hasFailed = interruption.failingSinceMs !== null;
    interruption = { ...interruption, ...changed };
    clearTimeout(deadlineTimer);
    if (controller.signal.aborted) return;
    if (hasFailed !== (interruption.failingSinceMs !== null)) onReconnecting(!hasFailed);
    const atMs = recoveryDeadlineMs(interruption);
    if (atMs === null) return;
    deadlineTimer = setTimeout(
      () => {
        stop();
        emit({ type: 'error', id: failure, isFatal: true });
      },
      Math.max(0, atMs - now()),
    );
  };
  const hasRecovered = () => change({ failingSinceMs: null });
  const listen = (name: string, waitingSinceMs: () => number | null) =>
    element.addEventListener(name, () => change({ waitingSinceMs: waitingSinceMs() }), { signal: controller.signal });
  listen('waiting', () => interruption.waitingSinceMs ?? now());
  for (const name of ['playing', 'pause', 'ended']) listen(name, () => null);
  listen('play', () => (element.readyState > 2 ? null : now()));
  engine.on(Engine.Events.FRAG_LOADED, hasRecovered);
  engine.on(Engine.Events.LEVEL_LOADED, () => /^(manifest|level)/.test(failure.split('.')[1] ?? '') && hasRecovered());

  return {
    stop,
    takes(error: ErrorData): boolean {
      if (error.type !== Engine.ErrorTypes.NETWORK_ERROR || !CONTENT_LOADERS.test(error.details)) return false;
      failure = `${error.type}.${error.details}`;
      change({ failingSinceMs: interruption.failingSinceMs ?? now() });
      if (error.fatal) {
        clearTimeout(timer);
        timer = setTimeout(() => retry(error), RETRY_AFTER_MS);
      }
      return true;
    },
  };
}
