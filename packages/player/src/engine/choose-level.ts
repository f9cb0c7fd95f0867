import type { default as Hls } from 'hls.js';

/** Longer than any gap between two segments. */
const RETRY_AFTER_MS = 200;
const TRIES = 6;

/**
 * Switches to a rendition from the next segment on that can be replaced without a stall (V-01). hls.js looks for the
 * segment that will play when the new one has loaded; at a gap between two segments it changes nothing, and a video
 * that is buffered to its end would never switch. So the request is repeated until it replaces something, or nothing is
 * left to replace.
 *
 * @param level index of the rendition, -1 for automatic
 * @returns ends it
 */
export function chooseLevel(
  { Events }: Pick<typeof Hls, 'Events'>,
  engine: Pick<Hls, 'nextLevel' | 'on' | 'off'>,
  level: number,
): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replace = () => {
    let isReplacing = false;
    const note = () => {
      isReplacing = true;
    };
    engine.on(Events.BUFFER_FLUSHING, note); // fired during the request
    engine.nextLevel = level;
    engine.off(Events.BUFFER_FLUSHING, note);
    tries += 1;
    if (!isReplacing && tries < TRIES) timer = setTimeout(replace, RETRY_AFTER_MS);
  };
  replace();
  return () => clearTimeout(timer);
}
