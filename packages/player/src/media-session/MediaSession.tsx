import { type MediaSessionView, useMediaSession } from './use-media-session.ts';

/** The system's own controls, as a part of the player that comes with its controls. It draws nothing. */
export function MediaSession(view: MediaSessionView): null {
  useMediaSession(view);
  return null;
}
