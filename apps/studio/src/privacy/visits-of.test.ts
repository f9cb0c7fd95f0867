import type { VisitorHit, VisitorPlayback } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { visitsOf } from './visits-of.ts';

const at = (time: string) => `2026-11-20T${time}:00Z`;
const hit = (time: string, page: string): VisitorHit => ({
  ...{ at: at(time), kind: 'pageview', page, title: page, detail: '', activity: '', variant: '', visibleMs: 0 },
  ...{ referrer: '', campaign: '', device: 'desktop', browser: 'Firefox', os: 'Linux', suite: 'one' },
});
const playback = (from: string, to: string): VisitorPlayback => ({
  ...{ at: at(from), lastAt: at(to), session: from, title: 'Cims', channel: '' },
  ...{ playedS: 60, isCompleted: false, hasFailed: false },
});
const summaryOf = (visits: ReturnType<typeof visitsOf>) =>
  visits.map(({ at: from, lastAt, events }) => [
    from.slice(11, 16),
    lastAt.slice(11, 16),
    ...events.map((event) => ('hit' in event ? event.hit.page : 'plays')),
  ]);

test('R-14 half an hour without an event ends a visit; the newest visit is first, its events in their order', () => {
  const hits = [hit('10:59', 'c'), hit('10:29', 'b'), hit('10:00', 'a')]; // as they come: newest first
  expect(summaryOf(visitsOf(hits, []))).toEqual([
    ['10:59', '10:59', 'c'],
    ['10:00', '10:29', 'a', 'b'],
  ]);
});

test('R-14 a visit goes on while something is played', () => {
  const hits = [hit('12:10', 'after'), hit('10:00', 'before')];
  expect(summaryOf(visitsOf(hits, [playback('10:05', '11:45')]))).toEqual([
    ['10:00', '12:10', 'before', 'plays', 'after'],
  ]);
  // The end of a long playback counts, also when a page was opened meanwhile.
  expect(summaryOf(visitsOf([hit('10:20', 'meanwhile'), ...hits], [playback('10:05', '11:45')]))).toHaveLength(1);
});

test('R-14 the time that a page was in view is with its page view; of a page without one it is an event', () => {
  const visible = (time: string, page: string, visibleMs: number): VisitorHit => ({
    ...hit(time, page),
    kind: 'visible',
    visibleMs,
  });
  // Of the same second, in any order.
  const [visit] = visitsOf([visible('10:01', 'a', 3000), visible('10:00', 'a', 2000), hit('10:00', 'a')], []);
  expect(visit?.events.map((event) => 'hit' in event && [event.hit.kind, event.hit.visibleMs])).toEqual([
    ['pageview', 5000],
  ]);
  expect(visit?.lastAt).toBe(at('10:01'));
  expect(visitsOf([visible('10:00', 'b', 2000)], [])[0]?.events).toHaveLength(1);
});

test('R-14 nothing stored has no visit', () => {
  expect(visitsOf([], [])).toEqual([]);
});
