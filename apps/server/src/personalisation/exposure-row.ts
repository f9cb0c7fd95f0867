/** Rows that the server writes itself: exposures on other sites and of redirects, clicks and conversions there. */
import { hash } from 'node:crypto';
import { type Exposure, exposureContext } from '@sintonia/wire';
import type { Received } from '../ingest/received.ts';
import { runSteps } from '../ingest/steps/steps.ts';
import { EMPTY_HIT, type EventRow, type ForgerySignals, type HitRow } from '../stores/events/event-rows.ts';
import { clientSoftware } from '../user-agent/client-software.ts';

export interface ExposureContext {
  suite: string;
  visitorId: string;
  /** One exposure per session: a repeat has the same event id. */
  sessionId: string;
  /** Full address of the page, and its path; '' if invalid. */
  url: string;
  path: string;
  referrer: string;
  forgerySignals: ForgerySignals;
  /** Of a browser in which somebody signed in to the studio. */
  isStaff: boolean;
}

const digest = (...parts: readonly string[]) => hash('sha256', parts.join('\n'));
const idOf = (...parts: readonly string[]) => digest(...parts).slice(0, 32);

/** Cached half of an event id per variant; there are few variants with many exposures. */
const variantDigests = new Map<string, string>();
const MAX_REMEMBERED = 5000;

function variantDigest({ activity, variant }: Exposure): string {
  const key = `${activity} ${variant}`;
  const known = variantDigests.get(key);
  if (known !== undefined) return known;
  if (variantDigests.size >= MAX_REMEMBERED) variantDigests.clear();
  const half = digest('exposure', activity, variant).slice(0, 16);
  variantDigests.set(key, half);
  return half;
}

/** The common part of a request's rows, after all collection steps. */
function commonRow(
  received: Received,
  { suite, visitorId, url, path, referrer, forgerySignals, isStaff }: ExposureContext,
): HitRow {
  const { device, browser, os } = clientSoftware(received.userAgent);
  const row: HitRow = {
    ...EMPTY_HIT,
    ...forgerySignals,
    is_staff: isStaff ? 1 : 0,
    suite,
    visitor_id: visitorId,
    url,
    referrer,
    path,
    device,
    browser,
    os,
    raw: `${received.path}?${received.query}`,
  };
  const taken = runSteps({ table: 'hits', row }, received);
  return taken.table === 'hits' ? taken.row : row; // steps do not change the table
}

/**
 * Rows of kind `exposure`. The hour is in the sorting key, so a repeat is deduplicated only within the session's first
 * hour.
 */
export function exposureRows(received: Received, seen: ExposureContext, exposures: readonly Exposure[]): EventRow[] {
  if (exposures.length === 0) return [];
  const common = commonRow(received, seen);
  const half = digest(seen.visitorId, seen.sessionId).slice(0, 16);
  return exposures.map((exposure, i) => {
    const row = i === 0 ? common : { ...common };
    row.event_id = half + variantDigest(exposure);
    row.kind = 'exposure';
    row.context = exposureContext(exposure);
    return { table: 'hits', row };
  });
}

/** A click, or an event sent by page code. `link_type` tells which. */
export const reportRow = (
  received: Received,
  seen: ExposureContext,
  { id, type, name, mbox }: { id: string; type: 'mboxClick' | 'mboxEvent'; name: string; mbox: string },
): EventRow => ({
  table: 'hits',
  row: {
    ...commonRow(received, seen),
    event_id: idOf(type, id, name, seen.sessionId),
    kind: 'link',
    link_type: type,
    link_name: name,
    context: { mbox },
  },
});
