import type { RadioStore } from './radio-store.ts';
import { enforceSinglePlayback } from './single-playback.ts';
import { followWindow } from './window/follow-window.ts';

/** The radio of a page beside whatever else sounds: other players of the page, and its own window. */
export function coordinatePlayback(radio: RadioStore): () => void {
  const ends = [enforceSinglePlayback(), followWindow(radio)];
  return () => {
    for (const end of ends) end();
  };
}
