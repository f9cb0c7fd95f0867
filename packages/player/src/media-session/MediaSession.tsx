import { type MediaSessionView, useMediaSession } from './use-media-session.ts';

/** The system's media controls, as a part of the player that loads with its controls. It renders nothing. */
export function MediaSession(view: MediaSessionView): null {
  useMediaSession(view);
  return null;
}
