import type { Page } from 'playwright-core';
import type { ElementSample } from './element-log.ts';

/** An event of an audio element, with its index in the order of first playback. */
export interface SoundSample extends ElementSample {
  element: number;
}

/** Records the events of every audio element of this page, also of future ones, from its next load on. */
export async function logSound(page: Page): Promise<SoundSample[]> {
  const log: SoundSample[] = [];
  await page.exposeFunction('reportSound', (sample: SoundSample) => void log.push(sample));
  await page.addInitScript(() => {
    const { reportSound } = window as unknown as { reportSound(sample: object): void }; // cast: exposed just above
    const known: EventTarget[] = [];
    for (const name of ['playing', 'pause', 'waiting', 'seeking', 'seeked', 'ended', 'timeupdate'])
      document.addEventListener(
        name,
        ({ target }) => {
          if (!(target instanceof HTMLAudioElement)) return;
          if (!known.includes(target)) known.push(target);
          const { currentTime: positionS, ended: isEnded } = target;
          reportSound({ name, atMs: performance.now(), positionS, isEnded, element: known.indexOf(target) });
        },
        { capture: true },
      );
  });
  return log;
}

/** Waits until the radio of this page plays and its playhead has advanced by this many seconds. */
export const hasSounded = (page: Page, seconds: number) =>
  page.waitForFunction(
    (s) => {
      const audio = document.querySelector('audio');
      if (!audio || audio.paused || audio.seeking) return false;
      let playedS = 0;
      for (let i = 0; i < audio.played.length; i++) playedS += audio.played.end(i) - audio.played.start(i);
      return playedS >= s;
    },
    seconds,
    { timeout: 60_000 },
  );

const STORAGE_KEY = 'test.soundedS';

/**
 * Lets a window store, when it closes, how much of the signal it played; `soundedInWindow` of another page reads it.
 */
export const persistSounded = (page: Page) =>
  page.evaluate((key) => {
    window.addEventListener('pagehide', () => {
      const { played } = document.querySelector('audio') ?? new Audio();
      const lengthsS = Array.from({ length: played.length }, (_, i) => played.end(i) - played.start(i));
      localStorage.setItem(key, String(lengthsS.reduce((sum, lengthS) => sum + lengthS, 0)));
    });
  }, STORAGE_KEY);

/** In seconds; overlaps count once. */
export const soundedInWindow = (page: Page) => page.evaluate((key) => Number(localStorage.getItem(key)), STORAGE_KEY);
