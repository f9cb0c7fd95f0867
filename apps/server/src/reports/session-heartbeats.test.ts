import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../stores/events/event-rows.ts';
import { HOSTILE, makeApp, openReportApi, SUITE } from './api/testing/open-report-api.ts';

let api: Awaited<ReturnType<typeof openReportApi>>;

const aHeartbeat = (at: string, event: string, over: Partial<PlaybackRow> = {}): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  event_id: `p-${at}-${over.session_id ?? 's1'}`,
  received_at: at,
  occurred_at: at,
  suites: [SUITE],
  visitor_id: 'anna',
  session_id: 's1',
  asset_type: 'main',
  video_name: 'Cims',
  player_name: 'sintonia',
  event,
  ...over,
});

beforeAll(async () => {
  api = await openReportApi();
  await api.events.insert('playback', [
    aHeartbeat('2026-11-18T10:00:10.000Z', 'error', {
      error_id: 'fragLoadTimeOut',
      error_source: 'player',
      playhead_s: 10,
    }),
    aHeartbeat('2026-11-18T10:00:00.000Z', 'play', { duration_ms: 10_000 }),
    aHeartbeat('2026-11-18T10:00:05.000Z', 'play', { session_id: 's2' }),
    aHeartbeat('2026-11-18T10:00:05.000Z', 'play', { session_id: 's3', suites: ['another'] }),
  ]);
});
afterAll(() => api.close());

const ask = (payload: object) => api.app.inject({ method: 'POST', url: '/api/v1/reports/session', payload });

test('R-04 R-09 the heartbeats of one session are listed oldest first, without its visitor', async () => {
  const answer = await ask({ session: 's1' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    title: 'Cims',
    player: 'sintonia',
    heartbeatCount: 2,
    heartbeats: [
      { at: '2026-11-18T10:00:00Z', event: 'play', durationMs: 10_000, error: '' },
      { at: '2026-11-18T10:00:10Z', event: 'error', playheadS: 10, error: 'fragLoadTimeOut', errorSource: 'player' },
    ],
  });
  expect(answer.body).not.toContain('anna');
});

test('R-04 R-06 the session names its visitor to people who may see identifiers', async () => {
  const app = await makeApp(api.events.query, { maySeeIdentifiers: async () => true });
  const answer = await app.inject({ method: 'POST', url: '/api/v1/reports/session', payload: { session: 's1' } });
  expect(answer.json()).toMatchObject({ visitor: 'anna' });
  await app.close();
});

test('R-04 a session of another suite, an unknown one and hostile text are not found', async () => {
  for (const session of ['s3', 'unknown', HOSTILE]) expect((await ask({ session })).statusCode, session).toBe(404);
  expect((await ask({ session: 's3', suite: 'another' })).json()).toMatchObject({ heartbeatCount: 1 });
  expect((await ask({ session: '' })).statusCode).toBe(400);
});
