import type { Page } from 'playwright-core';

declare const drawn: { words: Set<string>; overAd: Set<string> };

/** Records from now on each line of subtitles that the player draws, however short its display. */
export const watchWords = (page: Page) =>
  page.evaluate(() => {
    const seen = { words: new Set<string>(), overAd: new Set<string>() };
    Object.assign(window, { drawn: seen });
    new MutationObserver(() => {
      const isAd = document.querySelector('section[aria-label="Publicitat"]') !== null;
      for (const line of document.querySelectorAll('[data-contrast] p'))
        seen[isAd ? 'overAd' : 'words'].add(line.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Recorded lines: over content, and over an ad. */
export const drawnWords = (page: Page) =>
  page.evaluate(() => ({ words: [...drawn.words].join(' '), overAd: [...drawn.overAd] }));
