/** Decodes a click beacon into one link row with type `click`, which distinguishes it from a link hit. */
import { ok } from '@sintonia/contracts';
import type { Received } from '../../ingest/received.ts';
import type { Decoded } from '../../ingest/rejection.ts';
import type { DecodedRow } from '../../ingest/steps/decoded-row.ts';
import { readHit, toHitRow } from './decode-analytics.ts';

export const CLICK_LINK_TYPE = 'click';
/** Name of a click without a name. */
const UNNAMED = 'link clicked';

export function decodeClick(received: Received, eventId: string, suite: string): Decoded<DecodedRow[]> {
  const decoded = readHit(`/b/ss/${suite}/1/click/s`, received.query);
  if (!decoded.ok) return decoded;
  const row = toHitRow(decoded.value, received, eventId);
  const link_name = row.link_name || row.context['a.activitymap.link'] || UNNAMED;
  return ok([{ table: 'hits', row: { ...row, suite, kind: 'link', link_type: CLICK_LINK_TYPE, link_name } }]);
}
