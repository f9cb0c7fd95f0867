import type { Page } from 'playwright-core';

/**
 * Plays the media of a page's only player at this rate from now on, so that a test has time for actions during playback
 * on any machine.
 */
export const setPace = (page: Page, rate: number) =>
  page.evaluate((pace) => {
    const video = document.querySelector('video');
    if (video) video.playbackRate = video.defaultPlaybackRate = pace; // each medium starts at the default
  }, rate);
