import type { InterstitialScheduleItem } from 'hls.js';

/**
 * Gives the content after a break that was played once its place in the schedule that comes next.
 *
 * hls.js 1.7.4 takes such a break out and then looks for the content after it by «the item after the break before it»
 * (`findItemIndex` of `interstitials-schedule.ts`). When that is the break just taken out it finds the first item there
 * is: with earlier breaks unplayed, as always live, somebody at the live edge is shown the oldest break of the window and
 * left two hours in the past. Here content learns of the break that will really come before it, or of none.
 *
 * @param schedule items as they are until then
 * @param next index of what comes after the break
 */
export function linkContentAfterBreak(schedule: readonly InterstitialScheduleItem[], next: number): void {
  const content = schedule[next];
  if (!content || content.event || content.nextEvent) return; // found by what it is, or by what comes after it
  const before = schedule.slice(0, next).findLast(({ event }) => event && !(event.cue.once && event.hasPlayed));
  content.previousEvent = before?.event ?? null;
}
