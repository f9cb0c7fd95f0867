/** For tests: heartbeats written by hand, and the figures of them. */
import { ReportQuery, type ReportQueryInput } from '@sintonia/contracts';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../../stores/events/event-rows.ts';
import { answerReport } from '../answer-report.ts';
import type { Answering } from '../answering.ts';

export const BEGAN_MS = Date.parse('2026-11-20T20:00:00Z');

export type Beat = Partial<PlaybackRow> & { untilS: number; forS?: number };

/** Heartbeats of one session: each is sent at the end of a state that lasted for some seconds. */
export const beatsOf = (suite: string, session: string, beats: readonly Beat[]): PlaybackRow[] =>
  beats.map(({ untilS, forS = 0, ...row }, i) => ({
    ...EMPTY_PLAYBACK,
    event_id: `${session} ${i}`,
    suites: [suite],
    session_id: session,
    visitor_id: session,
    tier: 'consented',
    event: 'play',
    asset_type: 'main',
    stream_type: 'vod',
    length_s: 600,
    duration_ms: forS * 1000,
    ...row,
    occurred_at: new Date(BEGAN_MS + untilS * 1000).toISOString(),
  }));
export const anAd = (name: string, more: Beat): Beat => ({
  ...{ asset_type: 'ad', ad_session_id: `${name} ${more.pod_id}`, ad_id: name, ad_length_s: 10 },
  ...more,
});

/** Of reports on the heartbeats, an hour after they began. */
export const answering = (events: Answering['events'], reportSuite: string): Answering => ({
  events,
  completeness: async () => ({ completeUntil: null, waitingEvents: 0 }),
  timeZone: 'Europe/Madrid',
  reportSuite,
  nowMs: BEGAN_MS + 3_600_000,
});

/** The answer to a query about the day of the heartbeats. */
export async function answerOf(
  events: Answering['events'],
  reportSuite: string,
  query: Omit<ReportQueryInput, 'period'>,
) {
  const answer = await answerReport(
    ReportQuery.parse({ period: { from: '2026-11-20', to: '2026-11-20' }, ...query }),
    answering(events, reportSuite),
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
