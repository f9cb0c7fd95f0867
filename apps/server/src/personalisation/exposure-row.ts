/** What the server itself writes down: exposures of pages elsewhere and of redirections, clicks and conversions there. */
import { createHash } from 'node:crypto';
import { type Exposure, exposureContext } from '@sintonia/wire';
import { clientSoftware } from '../collection/client-software.ts';
import type { Received } from '../collection/received.ts';
import { takeSteps } from '../collection/steps.ts';
import { EMPTY_HIT, type EventRow, type HitRow } from '../stores/events/event-rows.ts';

export interface SeenBy {
  suite: string;
  visitorId: string;
  /** One exposure a session: a repeat in it has the same event id. */
  sessionId: string;
  /** Whole address of the page. */
  url: string;
  referrer: string;
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '');
const idOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

function rowOf(received: Received, { suite, visitorId, url, referrer }: SeenBy, own: Partial<HitRow>): EventRow {
  const { device, browser, os } = clientSoftware(received.userAgent);
  const row: HitRow = {
    ...EMPTY_HIT,
    suite,
    visitor_id: visitorId,
    url,
    referrer,
    path: pathOf(url),
    device,
    browser,
    os,
    raw: `${received.path}?${received.query}`,
    ...own,
  };
  return takeSteps({ table: 'hits', row }, received);
}

/** A row of kind `exposure`; its hour is in the sorting key, so a repeat must fall in the session's first hour to vanish. */
export const exposureRow = (received: Received, seen: SeenBy, exposure: Exposure): EventRow =>
  rowOf(received, seen, {
    event_id: idOf('exposure', exposure.activity, exposure.variant, seen.visitorId, seen.sessionId),
    kind: 'exposure',
    context: exposureContext(exposure),
  });

/** A click report, or an event that page code tells of. `link_type` says which. */
export const reportRow = (
  received: Received,
  seen: SeenBy,
  report: { id: string; type: 'mboxClick' | 'mboxEvent'; name: string; mbox: string },
): EventRow =>
  rowOf(received, seen, {
    event_id: idOf(report.type, report.id, report.name, seen.sessionId),
    kind: 'link',
    link_type: report.type,
    link_name: report.name,
    context: { mbox: report.mbox },
  });
