import type { Page } from 'playwright-core';

/** Shorter ranges, such as the empty one of a seek before the first second, are neither seen nor heard. */
const NOTICED_S = 0.1;

/** Where the first noticed playback of the page's video or audio element began, in seconds of the medium. */
export const firstPlayedS = (page: Page, kind: 'video' | 'audio'): Promise<number | undefined> =>
  page.evaluate(
    ([tag, noticedS]) => {
      const played = document.querySelector(tag)?.played;
      for (let i = 0; i < (played?.length ?? 0); i++) {
        const [startS, endS] = [played?.start(i) ?? 0, played?.end(i) ?? 0];
        if (endS - startS >= noticedS) return startS;
      }
      return undefined;
    },
    [kind, NOTICED_S] as const,
  );
