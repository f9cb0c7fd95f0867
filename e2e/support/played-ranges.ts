import type { Page } from 'playwright-core';

/** A range of one medium that an element played, by its own clock. */
export interface PlayedRange {
  /** Length of the medium in whole seconds, as finally known. */
  lengthS: number;
  fromS: number;
  toS: number;
}

/** Records from now on what the page's only player plays; content and ads are separate media. */
export async function logPlayedRanges(page: Page): Promise<PlayedRange[]> {
  const log: (PlayedRange & { medium: number })[] = [];
  await page.exposeFunction('reportPosition', (medium: number, lengthS: number, atS: number) => {
    const last = log.at(-1);
    if (last?.medium === medium) Object.assign(last, { lengthS, toS: Math.max(last.toS, atS) });
    else log.push({ medium, lengthS, fromS: atS, toS: atS });
  });
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no video on the page');
    const { reportPosition } = window as unknown as {
      reportPosition(medium: number, lengthS: number, atS: number): void;
    }; // cast: exposed just above
    let medium = 0;
    video.addEventListener('emptied', () => medium++);
    const report = () => {
      if (video.readyState > 2 && !video.seeking) reportPosition(medium, Math.round(video.duration), video.currentTime);
    };
    for (const name of ['playing', 'timeupdate', 'pause', 'ended']) video.addEventListener(name, report);
  });
  return log;
}
