import type { Page } from 'playwright-core';

/** What a page has told the system of what plays, and which keys it takes. */
interface RecordedMediaSession {
  handlers: Map<MediaSessionAction, MediaSessionActionHandler>;
  position: MediaPositionState | undefined;
}

/** Before a page loads: writes down what it tells the system. A headless browser has none, so nobody presses its keys. */
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
      place(position); // as the browser judges it
    };
  });

declare const reported: RecordedMediaSession;

/** Presses a media key, as the system would. @throws when the page does not take it */
export const pressMediaKey = (page: Page, details: MediaSessionActionDetails) =>
  page.evaluate((pressed) => {
    const handler = reported.handlers.get(pressed.action);
    if (!handler) throw new Error(`the page takes no ${pressed.action}`);
    handler(pressed);
  }, details);

/** What the system shows. */
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
