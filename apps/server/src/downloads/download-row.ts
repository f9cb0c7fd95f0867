import { hash } from 'node:crypto';
import type { EventRow } from '../stores/events/event-rows.ts';
import { EMPTY_HIT } from '../stores/events/event-rows.ts';
import { clientSoftware } from '../user-agent/client-software.ts';
import { podcastRobotMark } from '../user-agent/podcast-apps.ts';

export interface PodcastFile {
  id: number;
  title: string;
  programme: string;
  path: string;
  lengthS: number;
  bytes: number;
}

/** Part of a file that was delivered: positions of its first byte and of the one after its last. */
export interface DeliveredPart {
  address: string;
  userAgent: string;
  /** Of a browser in which somebody signed in to the studio. */
  isStaff?: boolean;
  from: number;
  to: number;
}

export function rowOf(
  { id, title, programme, path }: PodcastFile,
  { userAgent, isStaff }: Pick<DeliveredPart, 'userAgent' | 'isStaff'>,
  { suite, atMs, listener }: { suite: string; atMs: number; listener: string },
): EventRow {
  const at = new Date(atMs).toISOString();
  return {
    table: 'hits',
    row: {
      ...EMPTY_HIT,
      ...clientSoftware(userAgent),
      event_id: hash('sha256', `podcastDownload\n${listener}`).slice(0, 32),
      suite,
      kind: 'podcastDownload',
      tier: 'none',
      is_robot: podcastRobotMark(userAgent),
      is_staff: isStaff ? 1 : 0,
      received_at: at,
      sent_at: at,
      occurred_at: at,
      content_id: String(id),
      content_title: title,
      programme,
      path,
    },
  };
}
