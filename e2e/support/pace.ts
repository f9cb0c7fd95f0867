import type { Page } from 'playwright-core';

/**
 * From now on the media of a page's only player move so many times as fast: whoever has to do something while one lasts
 * has time for it, on any machine.
 */
export const setPace = (page: Page, rate: number) =>
  page.evaluate((pace) => {
    const video = document.querySelector('video');
    if (video) video.playbackRate = video.defaultPlaybackRate = pace; // each medium begins with the default
  }, rate);
