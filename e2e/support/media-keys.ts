import type { Page } from 'playwright-core';

/** What a page has told the system of what plays, and which keys it takes. */
interface ToldSystem {
  handlers: Map<MediaSessionAction, MediaSessionActionHandler>;
  position: MediaPositionState | undefined;
}

/** Before a page loads: writes down what it tells the system. A headless browser has none, so nobody presses its keys. */
export const listenAsSystem = (page: Page) =>
  page.addInitScript(() => {
    const told: ToldSystem = { handlers: new Map(), position: undefined };
    Object.assign(window, { told });
    const session = navigator.mediaSession;
    const handle = session.setActionHandler.bind(session);
    session.setActionHandler = (action, handler) => {
      if (handler) told.handlers.set(action, handler);
      else told.handlers.delete(action);
      handle(action, handler);
    };
    const place = session.setPositionState.bind(session);
    session.setPositionState = (position) => {
      told.position = position;
      place(position); // as the browser judges it
    };
  });

declare const told: ToldSystem;

/** Presses a media key, as the system would. @throws when the page does not take it */
export const pressMediaKey = (page: Page, details: MediaSessionActionDetails) =>
  page.evaluate((pressed) => {
    const handler = told.handlers.get(pressed.action);
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
      keys: [...told.handlers.keys()].sort(),
      playbackState,
      position: told.position,
    };
  });
