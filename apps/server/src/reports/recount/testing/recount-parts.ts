/** For tests: ads, chapters and ad breaks of a viewing, each from its heartbeats. */
import type { PlaybackRow } from '../../../stores/events/event-rows.ts';
import { at, greatest, isContent } from './heartbeat-values.ts';
import type { Fact } from './recount-playback.ts';

/** State by state: one in which the ad is not seen, or does not play, interrupts. */
function longestInView(of: readonly PlaybackRow[]): number {
  const states = of.filter(({ duration_ms }) => duration_ms > 0);
  states.sort((a, b) => at(a) - at(b) || Buffer.from(a.event_id).compare(Buffer.from(b.event_id)));
  let [runMs, longestMs] = [0, 0];
  for (const { event, view, duration_ms } of states) {
    runMs = event === 'play' && view === 'in' ? runMs + duration_ms : 0;
    longestMs = Math.max(longestMs, runMs);
  }
  return longestMs;
}

export const adOf = (of: readonly PlaybackRow[]): NonNullable<Fact['ad']> => ({
  breakId: greatest(of.map(({ pod_id }) => pod_id)),
  adId: greatest(of.map(({ ad_id }) => ad_id)),
  isComplete: of.some(({ event }) => event === 'complete'),
  isSkipped: of.some(({ ad_end }) => ad_end === 'skip') && !of.some(({ event }) => event === 'complete'),
  isViewKnown: of.some(({ view }) => view !== ''),
  inViewMs: longestInView(of),
  playedMs: of.filter(({ event }) => event === 'play').reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  lengthS: Math.max(...of.map(({ ad_length_s }) => ad_length_s)),
  values: {
    adName: greatest(of.map(({ ad_name }) => ad_name)),
    adBreakKind: greatest(of.map(({ pod_name }) => pod_name)),
    adCampaign: greatest(of.map(({ metadata }) => metadata['a.media.ad.campaign'] ?? '')),
  },
});

export const chapterOf = (of: readonly PlaybackRow[]): NonNullable<Fact['chapter']> => ({
  isCompleted: of.some(({ event }) => event === 'chapter_complete'),
  playedMs: of.filter(isContent).reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  values: {
    chapter: greatest(of.map(({ chapter_name }) => chapter_name)),
    chapterPosition: String(Math.max(...of.map(({ chapter_position }) => chapter_position))),
  },
});

export const breakOf = (of: readonly PlaybackRow[]): NonNullable<Fact['adBreak']> => ({
  planned: Math.max(...of.map(({ ads_planned }) => ads_planned)),
  started: new Set(of.flatMap((row) => (row.asset_type === 'ad' && row.ad_session_id ? [row.ad_session_id] : []))).size,
  values: { adBreakKind: greatest(of.map(({ pod_name }) => pod_name)) },
});
