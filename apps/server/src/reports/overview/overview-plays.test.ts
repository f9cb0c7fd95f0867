import { OverviewReport } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaybackRow } from '../../stores/events/event-rows.ts';
import { aHeartbeat, type OpenedReports, openReports } from '../testing/open-reports.ts';

describe('plays in the overview', () => {
  let reports: OpenedReports;
  beforeAll(async () => {
    reports = await openReports();
  });
  afterAll(() => reports.close());

  test('R-02 a session closed within its preroll reports content play, and is not a play', async () => {
    const at = (ms: number) => new Date(Date.parse('2026-11-25T10:00:00Z') + ms).toISOString();
    const of =
      (session: string) =>
      (ms: number, event: string, overrides: Partial<PlaybackRow> = {}) =>
        aHeartbeat(at(ms), session, event, { visitor_id: session, ...overrides });
    const [left, completed, closedTab] = [of('left'), of('completed'), of('closed tab')];
    await reports.events.insert('playback', [
      left(0, 'start'),
      left(5000, 'play', { asset_type: 'ad', duration_ms: 5000 }),
      left(5000, 'play'), // as the incumbent's client closes a session with an ad open
      left(5001, 'end'),
      completed(0, 'play', { duration_ms: 9000 }),
      completed(9000, 'play'),
      completed(9000, 'complete'),
      closedTab(300, 'play'), // the page was closed within the first second of playback: no later heartbeat
    ]);
    const url = '/api/reports/overview?from=2026-11-25T10:00:00Z&to=2026-11-25T11:00:00Z';
    const { totals } = OverviewReport.parse((await reports.app.inject(url)).json());
    expect(totals).toMatchObject({ plays: 2, uniqueViewers: 2, completions: 1, contentTimeSpent: 9 });
  });

  test('R-02 a play across midnight counts on the day it began, its time on both days', async () => {
    const midnightMs = Date.parse('2026-11-26T23:00:00Z'); // of Europe/Madrid
    const ping = (ms: number, sinceLastMs: number | null) =>
      aHeartbeat(new Date(midnightMs + ms).toISOString(), 'night', 'play', {
        visitor_id: 'anna',
        duration_ms: sinceLastMs === null ? 0 : 10_000,
        prev_ts: sinceLastMs === null ? -1 : midnightMs + ms - sinceLastMs,
      });
    await reports.events.insert('playback', [
      ping(-15_000, null),
      ping(-5000, 10_000),
      ping(1_200_000, 1_205_000), // a pause of twenty minutes lies between
      aHeartbeat('2026-11-26T23:50:00.000Z', 'lost', 'play', {
        visitor_id: 'biel',
        duration_ms: 10_000,
        prev_ts: Date.parse('2026-11-26T23:49:50Z'), // the previous heartbeat never arrived
      }),
    ]);
    const day = async (from: string, to: string) =>
      OverviewReport.parse((await reports.app.inject(`/api/reports/overview?from=${from}&to=${to}`)).json());
    const before = await day('2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z');
    const after = await day('2026-11-26T23:00:00Z', '2026-11-27T23:00:00Z');
    const both = await day('2026-11-25T23:00:00Z', '2026-11-27T23:00:00Z');
    expect(before.totals).toMatchObject({ plays: 1, uniqueViewers: 1, contentTimeSpent: 10 });
    expect(after.totals).toMatchObject({ plays: 1, uniqueViewers: 2, contentTimeSpent: 20 });
    expect(both.totals).toMatchObject({ plays: 2, uniqueViewers: 2, contentTimeSpent: 30 });
    expect(after.hours.slice(0, 2).map(({ plays }) => plays)).toEqual([1, 0]);
  });
});
