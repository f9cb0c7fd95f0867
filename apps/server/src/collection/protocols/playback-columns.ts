/** Maps a heartbeat to columns of the table `playback`. `@sintonia/wire` defines which parameter fills which column. */
import { fillHeartbeatColumns, type Heartbeat, LONGEST_DURATION_MS } from '@sintonia/wire';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../../stores/events/event-rows.ts';
import { cut, cutAll } from './column-text.ts';

/** Maximum number of report suites per heartbeat. */
const MAX_SUITES = 10;

/** Clients apply this limit themselves. From a client that does not, a whole night would count as watched. */
const countedDuration = (ms = 0): number => (ms > LONGEST_DURATION_MS ? 0 : ms);

/** @param reportSuite suite of a heartbeat that names none */
export function toPlaybackColumns(heartbeat: Heartbeat, reportSuite: string): PlaybackRow {
  const row = { ...EMPTY_PLAYBACK };
  fillHeartbeatColumns(row, heartbeat, cut);
  return Object.assign(row, {
    suites: suitesOf(heartbeat) ?? [reportSuite],
    sent_at: new Date(heartbeat.atMs ?? 0).toISOString(),
    visitor_id: cut(heartbeat.visitorId ?? heartbeat.explicitVisitorId ?? heartbeat.analyticsVisitorId),
    is_staff: heartbeat.staff ? 1 : 0,
    duration_ms: countedDuration(row.duration_ms),
    media_type: cut(heartbeat.metadata['a.media.streamType']),
    metadata: cutAll(heartbeat.metadata),
    customer_ids: signedInIds(heartbeat),
  });
}

/** Several suites are separated by commas, as in the path of a hit, with the same limit. */
function suitesOf({ reportSuite = '' }: Heartbeat): string[] | null {
  const suites = [...new Set(reportSuite.split(',').map((suite) => cut(suite.trim())))].filter((suite) => suite !== '');
  return suites.length === 0 ? null : suites.slice(0, MAX_SUITES);
}

/** Only ids of signed-in customers (I-02: state 1), by integration code. */
const signedInIds = ({ customerIds }: Heartbeat): Record<string, string> =>
  Object.fromEntries(
    Object.entries(customerIds).flatMap(([code, { id, authState }]) =>
      authState === 1 && id !== '' ? [[code, cut(id)]] : [],
    ),
  );
