import type { Page } from 'playwright-core';

/** Metadata that a page has given the system, and the media keys that it handles. */
interface RecordedMediaSession {
  handlers: Map<MediaSessionAction, MediaSessionActionHandler>;
  position: MediaPositionState | undefined;
}

/** Before a page loads: records its media session. A headless browser has no media keys. */
export const listenAsSystem = (page: Page) =>
  page.addInitScript(() => {
    const reported: RecordedMediaSession = { handlers: new Map(), position: undefined };
    Object.assign(window, { reported });
    const session = navigator.mediaSession;
    const handle = session.setActionHandler.bind(session);
    session.setActionHandler = (action, handler) => {
      if (handler) reported.handlers.set(action, handler);
      else reported.handlers.delete(action);
      handle(action, handler);
    };
    const place = session.setPositionState.bind(session);
    session.setPositionState = (position) => {
      reported.position = position;
      place(position); // validated by the browser
    };
  });

declare const reported: RecordedMediaSession;

/** Presses a media key like the system. @throws when the page does not handle it */
export const pressMediaKey = (page: Page, details: MediaSessionActionDetails) =>
  page.evaluate((pressed) => {
    const handler = reported.handlers.get(pressed.action);
    if (!handler) throw new Error(`the page takes no ${pressed.action}`);
    handler(pressed);
  }, details);

/** Metadata that the system shows. */
export const shownBySystem = (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return {
      title: metadata?.title,
      artist: metadata?.artist,
      pictures: metadata?.artwork.map(({ src }) => src) ?? [],
      keys: [...reported.handlers.keys()].sort(),
      playbackState,
      position: reported.position,
    };
  });
