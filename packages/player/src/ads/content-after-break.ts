import type { InterstitialScheduleItem } from 'hls.js';

/**
 * Gives the content after a break that plays only once its place in the next schedule.
 *
 * hls.js 1.7.4 removes such a break and then looks for the content after it by «the item after the break before it»
 * (`findItemIndex` of `interstitials-schedule.ts`). When that break is the one just removed, it finds the first item of
 * the schedule: with earlier breaks unplayed, as always on live streams, a viewer at the live edge gets the oldest
 * break of the window and stays two hours in the past. This links the content to the break that will really precede it,
 * or to none.
 *
 * @param schedule items as they are until then
 * @param next index of the item after the break
 */
export function linkContentAfterBreak(schedule: readonly InterstitialScheduleItem[], next: number): void {
  const content = schedule[next];
  if (!content || content.event || content.nextEvent) return; // found by itself, or by the item after it
  const before = schedule.slice(0, next).findLast(({ event }) => event && !(event.cue.once && event.hasPlayed));
  content.previousEvent = before?.event ?? null;
}
