import type { RadioStore } from './radio-store.ts';
import { enforceSinglePlayback } from './single-playback.ts';
import { followWindow } from './window/follow-window.ts';

/** Coordinates the radio of a page with other players: those of the page, and its own window. */
export function coordinatePlayback(radio: RadioStore): () => void {
  const ends = [enforceSinglePlayback(), followWindow(radio)];
  return () => {
    for (const end of ends) end();
  };
}
