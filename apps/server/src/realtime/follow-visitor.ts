/** Selects one visitor's events. Its state is the visitor's known playback sessions. */
import type { EventRow } from '../stores/events/event-rows.ts';

export interface FollowedEvents {
  /** The visitor's rows among `rows`. @param recent earlier rows, for the start of a session, which has no visitor id */
  see(rows: readonly EventRow[], recent: readonly EventRow[]): EventRow[];
}

/** @param visitor beginning of an id */
export function followVisitor(visitor: string): FollowedEvents {
  const sessions = new Set<string>();
  return {
    see: (rows, recent) => {
      const seen: EventRow[] = [];
      for (const [place, event] of rows.entries()) {
        if (event.table === 'rejected') continue;
        const isNamed = event.row.visitor_id.startsWith(visitor);
        if (event.table === 'playback' && isNamed && !sessions.has(event.row.session_id)) {
          sessions.add(event.row.session_id);
          const before = [...recent, ...rows.slice(0, place)];
          seen.push(...before.filter((one) => isUnnamedStart(one, event.row.session_id)));
        }
        const isOfSession =
          event.table === 'playback' && event.row.visitor_id === '' && sessions.has(event.row.session_id);
        if (isNamed || isOfSession) seen.push(event);
      }
      return seen;
    },
  };
}

const isUnnamedStart = ({ table, row }: EventRow, session: string): boolean =>
  table === 'playback' && row.visitor_id === '' && row.session_id === session;
