/** Hits in order of arrival, with the heartbeats of each playback session as one entry. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS } from '@sintonia/wire';

export type DebuggerEntry =
  | { kind: 'hit'; id: string; event: LiveEvent }
  /** Newest first; never empty. */
  | { kind: 'session'; id: string; events: readonly [LiveEvent, ...LiveEvent[]] };

/**
 * Newest first. A session has the position of its first heartbeat, so that it does not move while
 * further ones arrive.
 */
export function foldSessions(events: readonly LiveEvent[]): DebuggerEntry[] {
  const sessions = new Map<string, [LiveEvent, ...LiveEvent[]]>();
  for (const event of events) {
    if (event.session === '') continue;
    const known = sessions.get(event.session);
    if (known) known.push(event);
    else sessions.set(event.session, [event]);
  }
  return events.flatMap((event): DebuggerEntry[] => {
    const reports = sessions.get(event.session);
    if (!reports) return [{ kind: 'hit', id: event.id, event }];
    return reports.at(-1) === event ? [{ kind: 'session', id: event.session, events: reports }] : [];
  });
}

/** The event at whose time the entry stands in the list. */
export const oldestOf = (entry: DebuggerEntry): LiveEvent =>
  entry.kind === 'hit' ? entry.event : (entry.events.at(-1) ?? entry.events[0]);

export interface SessionSummary {
  title: string;
  visitor: string;
  /** The last event. */
  last: LiveEvent;
  /** Furthest playhead, in seconds; null if none was sent. */
  furthestS: number | null;
  from: string;
  to: string;
}

/** Summary of a session. The title is that of the content, even if the last heartbeat is about an ad. */
export function summaryOf([newest, ...others]: readonly [LiveEvent, ...LiveEvent[]]): SessionSummary {
  const all = [newest, ...others];
  const oldest = all.at(-1) ?? newest;
  const positions = all
    .filter(({ protocol, detail }) => protocol === 'heartbeat' && detail !== '')
    .map(({ detail }) => Number(detail))
    .filter(Number.isFinite);
  const named = all.flatMap(({ fields }) => fields).find(({ key }) => key === HEARTBEAT_FIELDS.mediaName.key);
  return {
    title: named?.value || oldest.title,
    visitor: all.find(({ visitor }) => visitor !== '')?.visitor ?? '',
    last: all.find(({ protocol }) => protocol === 'heartbeat') ?? newest,
    furthestS: positions.length > 0 ? Math.max(...positions) : null,
    from: oldest.at,
    to: newest.at,
  };
}
