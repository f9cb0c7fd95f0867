import { keepOneSound } from './one-sound.ts';
import type { RadioStore } from './radio-store.ts';
import { followWindow } from './window/follow-window.ts';

/** The radio of a page beside whatever else sounds: other players of the page, and its own window. */
export function liveWithOthers(radio: RadioStore): () => void {
  const ends = [keepOneSound(), followWindow(radio)];
  return () => {
    for (const end of ends) end();
  };
}
