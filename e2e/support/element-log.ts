import type { Page } from 'playwright-core';

/** One event of a media element, by the page's own clock. */
export interface ElementSample {
  name: string;
  atMs: number;
  positionS: number;
  isEnded: boolean;
}

/** Totals of an element's states. */
export interface ElementTruth {
  movedS: number;
  bufferedS: number;
  pausedS: number;
  pauses: number;
  hasEnded: boolean;
}

const NAMES = ['playing', 'pause', 'waiting', 'seeking', 'seeked', 'ended', 'timeupdate'];

/** Records from now on the events of the page's only player. */
export async function logElement(page: Page): Promise<ElementSample[]> {
  const log: ElementSample[] = [];
  await page.exposeFunction('reportSample', (sample: ElementSample) => void log.push(sample));
  await page.evaluate((names) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no video on the page');
    const { reportSample } = window as unknown as { reportSample(sample: object): void }; // cast: exposed just above
    for (const name of names)
      video.addEventListener(name, () =>
        reportSample({ name, atMs: performance.now(), positionS: video.currentTime, isEnded: video.ended }),
      );
  }, NAMES);
  return log;
}

/**
 * Adds up a log. Content plays from `playing` until the element pauses, waits, seeks or ends; waiting and pausing
 * inside a seek belong to the seek.
 */
export function truthOf(log: readonly ElementSample[]): ElementTruth {
  const spent = { moving: 0, waiting: 0, paused: 0, seeking: 0 };
  let state: keyof typeof spent | null = null;
  let sinceMs = 0;
  let pauses = 0;
  for (const { name, atMs, isEnded } of log) {
    const next = stateAfter(name, state, isEnded);
    if (next === state) continue;
    if (state) spent[state] += atMs - sinceMs;
    if (next === 'paused') pauses++;
    state = next;
    sinceMs = atMs;
  }
  if (state) spent[state] += (log.at(-1)?.atMs ?? sinceMs) - sinceMs; // the state when the page was closed
  return {
    movedS: spent.moving / 1000,
    bufferedS: spent.waiting / 1000,
    pausedS: spent.paused / 1000,
    pauses,
    hasEnded: log.some(({ name }) => name === 'ended'),
  };
}

type State = 'moving' | 'waiting' | 'paused' | 'seeking' | null;

function stateAfter(name: string, state: State, isEnded: boolean): State {
  if (name === 'playing') return 'moving';
  if (name === 'ended' || (name === 'pause' && isEnded)) return null;
  if (name === 'seeking') return 'seeking';
  if (name === 'pause' && state !== 'seeking') return 'paused';
  return name === 'waiting' && state === 'moving' ? 'waiting' : state;
}

/**
 * Largest delay of the page itself, in seconds: a playing element fires `timeupdate` at least every 250 ms (HTML, «time
 * marches on»), later on a busy machine. No measurement in the page can be more exact.
 */
export function latenessOf(log: readonly ElementSample[]): number {
  const gaps = log
    .slice(1)
    .map(({ name, atMs }, i) => (name === 'timeupdate' && log[i]?.name === 'timeupdate' ? atMs - log[i].atMs : 0));
  return Math.max(0, ...gaps.map((gapMs) => gapMs - 250)) / 1000;
}

/** Waits until the playhead reaches a position. */
export const reached = (page: Page, seconds: number) =>
  page.waitForFunction((s) => (document.querySelector('video')?.currentTime ?? 0) >= s, seconds, { timeout: 60_000 });
