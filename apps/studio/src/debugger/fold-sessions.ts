/** Hits as they came, and the reports of each playback session as one entry. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS } from '@sintonia/wire';

export type DebuggerEntry =
  | { kind: 'hit'; id: string; event: LiveEvent }
  /** Newest first; never empty. */
  | { kind: 'session'; id: string; events: readonly [LiveEvent, ...LiveEvent[]] };

/**
 * Newest first. A session stands where its first report came, so that it stays in place while further ones come and
 * somebody reads it.
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

export interface SessionSummary {
  title: string;
  visitor: string;
  /** Last thing that was said. */
  last: LiveEvent;
  /** Furthest playhead, in seconds; null where none was said. */
  furthestS: number | null;
  from: string;
  to: string;
}

/** What a session is about: its title is the content's, though an ad may be what was reported last. */
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
