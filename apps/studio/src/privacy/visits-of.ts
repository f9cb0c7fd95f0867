/** A visitor's events, by visit. Pure. */
import { startsVisitAfter, type VisitorHit, type VisitorPlayback } from '@sintonia/contracts';

export type VisitEvent = { at: string; hit: VisitorHit } | { at: string; playback: VisitorPlayback };

export interface Visit {
  /** ISO 8601, of its first and of its last event. */
  at: string;
  lastAt: string;
  /** In their order. */
  events: VisitEvent[];
}

/** Newest first. A visit goes on while something is played. */
export function visitsOf(hits: readonly VisitorHit[], playback: readonly VisitorPlayback[]): Visit[] {
  const events = [
    ...hits.map((hit) => ({ at: hit.at, hit })),
    ...playback.map((session) => ({ at: session.at, playback: session })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const visits: Visit[] = [];
  for (const event of events) {
    const lastAt = 'playback' in event ? event.playback.lastAt : event.at;
    const visit = visits.at(-1);
    if (!visit || startsVisitAfter(Date.parse(event.at) - Date.parse(visit.lastAt))) {
      visits.push({ at: event.at, lastAt, events: [event] });
    } else {
      visit.events.push(event);
      if (Date.parse(lastAt) > Date.parse(visit.lastAt)) visit.lastAt = lastAt;
    }
  }
  return visits.reverse();
}
