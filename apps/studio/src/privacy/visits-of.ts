/** A visitor's events, by visit. Pure. */
import { startsVisitAfter, type VisitorHit, type VisitorPlayback } from '@sintonia/contracts';

type HitEvent = { at: string; hit: VisitorHit };
export type VisitEvent = HitEvent | { at: string; playback: VisitorPlayback };

export interface Visit {
  /** ISO 8601, of its first and of its last event. */
  at: string;
  lastAt: string;
  /** In their order. */
  events: VisitEvent[];
}

/** Of the same second, a page view comes before what happened on the page. */
const isPageView = (event: VisitEvent): event is HitEvent => 'hit' in event && event.hit.kind === 'pageview';

/**
 * Newest first. A visit goes on while something is played. The time that a page was in view is with its page view, not an
 * event of its own.
 */
export function visitsOf(hits: readonly VisitorHit[], playback: readonly VisitorPlayback[]): Visit[] {
  const events: VisitEvent[] = [
    ...hits.map((hit) => ({ at: hit.at, hit })),
    ...playback.map((session) => ({ at: session.at, playback: session })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || Number(isPageView(b)) - Number(isPageView(a)));
  const visits: Visit[] = [];
  for (const event of events) {
    const lastAt = 'playback' in event ? event.playback.lastAt : event.at;
    const visit = visits.at(-1);
    if (!visit || startsVisitAfter(Date.parse(event.at) - Date.parse(visit.lastAt))) {
      visits.push({ at: event.at, lastAt, events: [event] });
    } else {
      if (!addTimeInView(visit.events, event)) visit.events.push(event);
      if (Date.parse(lastAt) > Date.parse(visit.lastAt)) visit.lastAt = lastAt;
    }
  }
  return visits.reverse();
}

/** Whether it was the time in view of a page that was seen before. */
function addTimeInView(before: VisitEvent[], event: VisitEvent): boolean {
  if (!('hit' in event) || event.hit.kind !== 'visible') return false;
  const { page, visibleMs } = event.hit;
  const place = before.findLastIndex((one) => isPageView(one) && one.hit.page === page);
  const seen = before[place];
  if (!seen || !isPageView(seen)) return false;
  before[place] = { ...seen, hit: { ...seen.hit, visibleMs: seen.hit.visibleMs + visibleMs } };
  return true;
}
