/** A visitor of pages with ads: opens them, and waits for what the player shows or reports. */
import type { Locator, Page } from 'playwright-core';
import type { AdScenario } from './ad-scenario.ts';
import { newVisit } from './open-browser.ts';
import { hasArrived } from './outbox-lines.ts';
import { logPlayedRanges, type PlayedRange } from './played-ranges.ts';

/** Drawing is slow without a graphics card: with large pictures it would be late, and the ads would not. */
const SMALL = { width: 480, height: 720 };

/**
 * Factor by which the clock of pages with ads runs slower: on a busy machine ads must not be late. The session's clock
 * stays as it is, since it measures what elements really play.
 */
const SLOWER = 5;

/** A consenting visitor. @param canWait whether ads may take long: the clock of the page runs slower */
export async function adVisitor({ browser, server }: AdScenario, canWait = true): Promise<Page> {
  const { page } = await newVisit(browser, server.origin, SMALL);
  if (canWait)
    await page.addInitScript((times) => {
      const now = performance.now.bind(performance);
      const isSession = () => new Error().stack?.split('\n')[3]?.includes('/heartbeat-session-');
      performance.now = () => (isSession() ? now() : now() / times);
    }, SLOWER);
  page.setDefaultTimeout(90_000);
  await page.goto(`${server.origin}/privadesa/`);
  await page.getByRole('button', { name: 'Accepta-ho tot' }).first().click();
  // No autoplay of the next episode, however long a machine takes to cancel it.
  await page.evaluate(() => localStorage.setItem('sintonia.player', JSON.stringify({ autoplay: false })));
  return page;
}

export interface Watching {
  player: Locator;
  /** Overlay of an ad. */
  layer: Locator;
  stretches: PlayedRange[];
  begin(): Promise<void>;
}

export async function openWithAds({ server }: AdScenario, page: Page, at: string): Promise<Watching> {
  await page.goto(server.origin + at, { waitUntil: 'networkidle' });
  const player = page.getByRole('region', { name: /^Reproductor/ });
  return {
    player,
    layer: player.getByRole('region', { name: 'Publicitat' }),
    stretches: await logPlayedRanges(page),
    begin: () => player.getByRole('button', { name: /^Reprodueix/ }).click(),
  };
}

/** Content plays: the element has a medium of this length, without an ad overlay. */
export const contentMoves = (page: Page, pastS = 0.2) =>
  page.waitForFunction(
    (s) => {
      const video = document.querySelector('video');
      const isAd = document.querySelector('section[aria-label="Publicitat"]') !== null;
      return video !== null && !isAd && !video.paused && video.duration > 30 && video.currentTime > s;
    },
    pastS,
    { timeout: 150_000 },
  );
/** The first frame of an ad is shown. */
export const isShowing = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.duration < 30 && video.currentTime > 0;
  });
export const hasReported = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event, {
    timeout: 150_000,
  });
/** Leaves the page for another one. */
export async function leave(page: Page): Promise<void> {
  const isOver = hasReported(page, 'end');
  await page
    .locator('nav a:visible', { hasText: /^Notícies$/ })
    .first()
    .click();
  await isOver;
  await hasArrived(page);
  await page.context().close();
}
