import { seededRandom } from '@sintonia/contracts/seeded-random';
import { describe, expect, test } from 'vitest';
import type { LiveHeartbeat, LiveHit } from './live-events.ts';
import { createLiveState } from './live-state.ts';

const NOW = Date.parse('2026-11-18T12:00:30.000Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const ALONE = {
  is_robot: 0,
  is_staff: 0,
  request_visitors: 1,
  request_sessions: 1,
  source_arrivals: 1,
  claimed_ahead_s: 0,
} as const;
let serial = 0;

const aHit = (visitor_id: string, secondsAgo: number, overrides: Partial<LiveHit> = {}): LiveHit => ({
  event_id: `h${serial++}`,
  received_at: ago(secondsAgo),
  occurred_at: ago(secondsAgo),
  clock_skew_ms: 0,
  kind: 'pageview',
  tier: visitor_id ? 'consented' : 'none',
  visitor_id,
  page_name: 'portada',
  path: '/',
  url: 'https://www.tramuntana.example/',
  referrer: '',
  ...ALONE,
  ...overrides,
});
const aHeartbeat = (session_id: string, secondsAgo: number, overrides: Partial<LiveHeartbeat> = {}): LiveHeartbeat => ({
  event_id: `p${serial++}`,
  received_at: ago(secondsAgo),
  occurred_at: ago(secondsAgo),
  clock_skew_ms: 0,
  duration_ms: 10_000,
  visitor_id: 'anna',
  session_id,
  event: 'play',
  asset_type: 'main',
  video_id: '1001',
  video_name: 'Cims',
  channel: '',
  stream_type: 'vod',
  ...ALONE,
  ...overrides,
});
const seeing = (hits: LiveHit[], heartbeats: LiveHeartbeat[] = []) => {
  const state = createLiveState();
  hits.forEach(state.seeHit);
  heartbeats.forEach(state.seeHeartbeat);
  return state;
};

describe('real time (R-05)', () => {
  test('counts visitors of the last five minutes, each on their latest page', () => {
    const now = seeing([
      aHit('anna', 200),
      aHit('anna', 100, { page_name: 'video', path: '/video/1001/' }),
      aHit('biel', 299),
      aHit('carla', 300),
    ]).now(NOW);
    expect(now.visitors).toBe(2);
    expect(now.pages).toEqual([
      { pageName: 'portada', path: '/', visitors: 1 },
      { pageName: 'video', path: '/video/1001/', visitors: 1 },
    ]);
  });

  test('an older hit that arrives late does not change a visitor’s page', () => {
    const late = aHit('anna', 100, { page_name: 'abans', path: '/abans/' });
    expect(seeing([aHit('anna', 10), late]).now(NOW).pages).toMatchObject([{ pageName: 'portada' }]);
  });

  test('without consent a page view counts in its minute, without a visitor', () => {
    const now = seeing([aHit('', 10)]).now(NOW);
    expect([now.visitors, now.pages, now.pageviewsByMinute.at(-1)]).toEqual([0, [], 1]);
  });

  test('counts page views by minute for thirty minutes, oldest first, without links and repeats', () => {
    const twice = aHit('anna', 5);
    const now = seeing([
      twice,
      twice,
      aHit('anna', 31),
      aHit('anna', 5, { kind: 'link' }),
      aHit('anna', 29 * 60 + 30),
      aHit('anna', 29 * 60 + 31),
    ]).now(NOW);
    expect(now.pageviewsByMinute).toHaveLength(30);
    expect(now.pageviewsByMinute.at(-1)).toBe(1);
    expect(now.pageviewsByMinute.at(-2)).toBe(1);
    expect(now.pageviewsByMinute[0]).toBe(1);
    expect(now.pageviewsByMinute.reduce((sum, n) => sum + n, 0)).toBe(3);
  });

  test('counts as viewers sessions of main content that advanced in the last 15 s; a visitor with two counts once', () => {
    const now = seeing(
      [],
      [
        aHeartbeat('s1', 3),
        aHeartbeat('s2', 14, { video_id: '1002', video_name: 'Temps' }),
        aHeartbeat('s3', 15, { visitor_id: 'biel' }),
        aHeartbeat('s4', 1, { visitor_id: 'carla', asset_type: 'ad' }),
        aHeartbeat('s5', 1, { visitor_id: 'dolors', event: 'pause' }),
      ],
    ).now(NOW);
    expect(now.viewers).toBe(1);
    expect(now.videos).toEqual([
      { videoId: '1001', name: 'Cims', viewers: 1 },
      { videoId: '1002', name: 'Temps', viewers: 1 },
    ]);
    expect(now.visitors).toBe(4); // playback counts as activity, too
  });

  test('R-05 a visitor with a slow clock is present; undelivered events sent later count at their own time', () => {
    const slow = (secondsAgo: number, byS: number) => ({
      received_at: ago(secondsAgo),
      occurred_at: ago(secondsAgo + byS),
      clock_skew_ms: byS * 1000,
    });
    const resent = { received_at: ago(1), clock_skew_ms: 150 };
    const now = seeing(
      [aHit('anna', 0, slow(2, 600)), aHit('biel', 400, resent)],
      [
        aHeartbeat('s1', 0, { ...slow(2, 20), visitor_id: 'anna' }),
        aHeartbeat('s2', 60, { ...resent, visitor_id: 'carla' }),
      ],
    ).now(NOW);
    expect(now).toMatchObject({ visitors: 2, viewers: 1, pages: [{ pageName: 'portada', visitors: 1 }] });
  });

  test.each(['end', 'complete'])('R-05 a session that sent %s has no viewer, in any order of reading', (event) => {
    const closing = [aHeartbeat('s', 3, { duration_ms: 0 }), aHeartbeat('s', 3, { event })];
    for (const heartbeats of [closing, closing.toReversed()]) {
      expect(seeing([], [aHeartbeat('s', 5), ...heartbeats]).now(NOW)).toMatchObject({
        visitors: 1,
        viewers: 0,
        videos: [],
      });
    }
    const onlyTheAd = aHeartbeat('s', 2, { event, asset_type: 'ad' });
    expect(seeing([], [aHeartbeat('s', 5), onlyTheAd]).now(NOW).viewers).toBe(1);
  });

  test('R-05 a viewer with an interval of a minute is watching until 90 s without a heartbeat', () => {
    const state = seeing(
      [],
      [aHeartbeat('s', 60, { duration_ms: 60_042 }), aHeartbeat('s', 29, { duration_ms: 1001 })],
    );
    expect(state.now(NOW).viewers).toBe(1);
    expect(state.now(NOW + 60_000).viewers).toBe(1);
    expect(state.now(NOW + 61_000).viewers).toBe(0);
  });

  test('the state empties over time without any event', () => {
    const state = seeing([aHit('anna', 0)], [aHeartbeat('s1', 0)]);
    expect(state.now(NOW)).toMatchObject({ visitors: 1, viewers: 1 });
    expect(state.now(NOW + 15_000)).toMatchObject({ visitors: 1, viewers: 0, videos: [] });
    expect(state.now(NOW + 300_000)).toMatchObject({ visitors: 0, pages: [] });
    expect(state.now(NOW + 1_800_000).pageviewsByMinute).toEqual(Array(30).fill(0));
  });

  test.each([
    ['robots', { is_robot: 1 }],
    ['our own staff', { is_staff: 1 }],
    ['visitors that one request invents', { request_visitors: 4 }],
    ['visitors that one source invents', { source_arrivals: 101 }],
    ['sessions that claim more time than there was', { claimed_ahead_s: 901 }],
  ] as const)('S-06 %s are not visitors', (_, left) => {
    const now = seeing([aHit('bot', 1, left)], [aHeartbeat('s', 1, left)]).now(NOW);
    expect(now).toMatchObject({ visitors: 0, viewers: 0 });
    expect(now.pageviewsByMinute.at(-1)).toBe(0);
  });

  test('R-05 counts viewers by channel, and those of its live stream among them; a viewer counts once in each', () => {
    const live = { channel: 'tramuntana', stream_type: 'live' };
    const now = seeing(
      [],
      [
        aHeartbeat('s1', 3, live),
        aHeartbeat('s2', 4, { ...live, stream_type: 'linear' }),
        aHeartbeat('s3', 3, { channel: 'tramuntana', visitor_id: 'biel' }),
        aHeartbeat('s4', 3, { channel: 'garbi', stream_type: 'live', visitor_id: 'carla' }),
        aHeartbeat('s5', 3, { visitor_id: 'dolors' }),
        aHeartbeat('s6', 16, { ...live, visitor_id: 'esteve' }),
      ],
    ).now(NOW);
    expect(now.channels).toEqual([
      { channel: 'tramuntana', viewers: 2, liveViewers: 1 },
      { channel: 'garbi', viewers: 1, liveViewers: 1 },
    ]);
  });

  test('R-05 counts visitors by the referrer of the first page of their visit, in any order of reading', () => {
    const inside = { referrer: 'https://www.tramuntana.example/noticies/' };
    const hits = [
      aHit('anna', 1700, { referrer: 'https://www.google.com/' }),
      aHit('anna', 200, inside),
      aHit('anna', 20, { referrer: 'https://www.diari.example/portada' }),
      aHit('biel', 2300, { referrer: 'https://www.google.com/' }),
      aHit('biel', 100, { referrer: 'https://m.facebook.com/' }),
      aHit('carla', 250),
      aHit('carla', 240, inside),
      aHit('dolors', 250, inside),
      aHit('esteve', 100, { kind: 'link', referrer: 'https://bing.com/' }),
      aHit('gone', 310, { referrer: 'https://bing.com/' }),
    ];
    for (const read of [hits, hits.toReversed()]) {
      expect(seeing(read).now(NOW).sources).toEqual([
        { kind: 'direct', host: '', visitors: 1 },
        { kind: 'internal', host: '', visitors: 1 },
        { kind: 'search', host: 'google.com', visitors: 1 },
        { kind: 'social', host: 'm.facebook.com', visitors: 1 },
      ]);
    }
  });

  test('R-05 the curves have one point for each second of ten minutes, as counted one by one', () => {
    const random = seededRandom('curves');
    const upTo = (most: number) => Math.floor(random() * most);
    const names = ['', 'anna', 'biel', 'carla', 'dolors', 'esteve'];
    const hits = Array.from({ length: 40 }, () => aHit(names[upTo(6)] ?? '', upTo(1000)));
    const heartbeats = Array.from({ length: 12 }, (_, session) => {
      const visitor_id = names[upTo(6)] ?? '';
      const began = 1000 - upTo(900);
      const every = [10, 10, 60][upTo(3)] ?? 10;
      const plays = Array.from({ length: 1 + upTo(30) }, (_, n) => began - n * every)
        .filter((secondsAgo) => secondsAgo >= 0 && upTo(5) > 0)
        .map((secondsAgo, n) =>
          // The first heartbeat of a session has no visitor.
          aHeartbeat(`s${session}`, secondsAgo, {
            visitor_id: n === 0 ? '' : visitor_id,
            duration_ms: n === 0 ? 0 : every * 1000 - upTo(900),
          }),
        );
      const last = plays.at(-1);
      return last && upTo(2) ? [...plays, { ...last, event_id: `end${session}`, event: 'end' }] : plays;
    }).flat();
    const shuffled = <T>(list: T[]) => list.toSorted(() => random() - 0.5);
    const { bySecond, visitors, viewers } = seeing(shuffled(hits), shuffled(heartbeats)).now(NOW);

    const at = ({ occurred_at }: { occurred_at: string }) => Date.parse(occurred_at);
    const seconds = Array.from({ length: 600 }, (_, i) => NOW - (599 - i) * 1000);
    const size = (list: readonly string[]) => new Set(list).size;
    const plain = {
      visitors: seconds.map((ms) =>
        size(
          [...hits, ...heartbeats].flatMap((event) =>
            event.visitor_id && at(event) <= ms && ms < at(event) + 300_000 ? [event.visitor_id] : [],
          ),
        ),
      ),
      viewers: seconds.map((ms) =>
        size(
          heartbeats.flatMap((play) => {
            const session = heartbeats.filter((one) => one.session_id === play.session_id);
            const interval = Math.max(...session.map(({ duration_ms, event }) => (event === 'play' ? duration_ms : 0)));
            const lastsMs = Math.max(15_000, Math.floor(interval / 1000) * 1500);
            const isPlaying = at(play) - play.duration_ms <= ms && ms < at(play) + lastsMs;
            const isOver = session.some((one) => one.event === 'end' && at(one) >= at(play) && at(one) <= ms);
            const viewer = session.find(({ visitor_id }) => visitor_id)?.visitor_id ?? play.session_id;
            return play.event === 'play' && isPlaying && !isOver ? [viewer] : [];
          }),
        ),
      ),
    };
    expect(bySecond).toEqual(plain);
    expect([bySecond.visitors.at(-1), bySecond.viewers.at(-1)]).toEqual([visitors, viewers]);
    expect(Math.max(...plain.viewers)).toBeGreaterThan(2);
  });

  test('R-07 half an hour after the last event nothing of it is kept', () => {
    const state = seeing([aHit('anna', 0)], [aHeartbeat('s1', 0), aHeartbeat('s2', 0, { event: 'end' })]);
    expect(state.now(NOW + 14 * 60_000).bySecond.visitors[0]).toBe(1);
    expect(state.kept()).toBeGreaterThan(0);
    state.forget(NOW + 30 * 60_000);
    expect([state.kept(), state.size()]).toEqual([0, 0]);
  });
});
