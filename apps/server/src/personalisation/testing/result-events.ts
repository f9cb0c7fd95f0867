/** Stored events of visitors exposed to an activity, for tests of its results. */
import { type Activity, MINUTE_MS } from '@sintonia/contracts';
import { exposureContext } from '@sintonia/wire';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';

export const SUITE = 'tramuntana-dev';

let serial = 0;
const timesAt = (occurred_at: string) => ({ received_at: occurred_at, sent_at: occurred_at, occurred_at });
export const aHit = (at: string, visitor: string, over: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  ...timesAt(at),
  event_id: `hit-${serial++}`,
  suite: SUITE,
  visitor_id: visitor,
  tier: 'consented',
  kind: 'pageview',
  path: '/',
  ...over,
});
export const anExposure = (
  at: string,
  visitor: string,
  activity: Activity,
  variant: string,
  over: Partial<HitRow> = {},
) =>
  aHit(at, visitor, {
    kind: 'exposure',
    path: '/noticia/3001/x/',
    device: 'mobile',
    browser: 'Safari',
    context: exposureContext({ activity: activity.id, variant, via: 'page' }),
    ...over,
  });
export const aHeartbeat = (
  at: string,
  session: string,
  event: string,
  over: Partial<PlaybackRow> = {},
): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  ...timesAt(at),
  suites: [SUITE],
  event_id: `report-${serial++}`,
  session_id: session,
  event,
  asset_type: 'main',
  tier: 'consented',
  ...over,
});

/** A known effect on event1, by the visitor's number: 1,200 per variant, over six days. */
export function* steadyAudience(activity: Activity): Generator<HitRow> {
  for (let i = 0; i < 2400; i++) {
    const variant = i % 2 ? 'b' : 'control';
    const at = (minutes: number) =>
      new Date(Date.UTC(2026, 10, 13 + (Math.floor(i / 2) % 6), 10) + minutes * MINUTE_MS).toISOString();
    const visitor = `many-${i}`;
    const turn = Math.floor(i / 2) % 10;
    yield anExposure(at(0), visitor, activity, variant);
    // 20 % of the control, 30 % of b; visitors with history convert again.
    if (turn < (variant === 'b' ? 3 : 2)) yield aHit(at(5), visitor, { kind: 'link', events: ['event1'] });
    for (let page = 0; page < turn; page++) yield aHit(at(-600 - page), visitor);
    for (let page = 0; page < turn + (Math.floor(i / 20) % 3); page++) yield aHit(at(10 + page), visitor);
  }
}

/** Half of the Firefox visitors of `b` are lost. */
export function* brokenAudience(activity: Activity): Generator<HitRow> {
  for (let i = 0; i < 2000; i++) {
    const isFirefox = i % 4 < 2;
    const variant = i % 2 ? 'b' : 'control';
    if (isFirefox && variant === 'b' && i % 8 < 4) continue;
    const day = 10 + (Math.floor(i / 4) % 5);
    const over = { browser: isFirefox ? 'Firefox' : 'Chrome', device: Math.floor(i / 4) % 2 ? 'mobile' : 'desktop' };
    // The visit starts here; a page hours earlier belonged to another one.
    yield aHit(`2026-11-${day}T08:00:00.000Z`, `broken-${i}`, { path: '/ahir/' });
    yield aHit(`2026-11-${day}T10:00:00.000Z`, `broken-${i}`, {
      path: Math.floor(i / 8) % 2 ? '/portada/' : '/temps/',
    });
    yield anExposure(`2026-11-${day}T10:05:00.000Z`, `broken-${i}`, activity, variant, over);
  }
}
