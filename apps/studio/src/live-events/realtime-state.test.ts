import type { LiveEvent, LiveNow } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import {
  MAX_EVENTS,
  matching,
  NOTHING_YET,
  nextRealtime,
  placeOfEarlier,
  type RealtimeInput,
} from './realtime-state.ts';
import { aLiveEvent } from './testing/a-live-event.ts';

const anEvent = (id: string, secondsAfter = 0, over: Partial<LiveEvent> = {}) =>
  aLiveEvent({
    id,
    visitor: '2f0a1b',
    at: new Date(Date.UTC(2026, 10, 21, 9, 0, secondsAfter)).toISOString(),
    ...over,
  });
const aNow: LiveNow = {
  at: '2026-11-21T09:00:00Z',
  visitors: 3,
  viewers: 1,
  bySecond: { visitors: [], viewers: [] },
  pageviewsByMinute: [],
  pages: [],
  videos: [],
  channels: [],
  sources: [],
};
const run = (inputs: RealtimeInput[]) => inputs.reduce(nextRealtime, NOTHING_YET);
const ids = (events: readonly LiveEvent[]) => events.map((event) => event.id);

describe('real time', () => {
  test('R-05 shows the newest event on top, whatever the order of arrival', () => {
    const state = run([
      { type: 'arrived', events: [anEvent('b', 2)] },
      { type: 'arrived', events: [anEvent('a', 1), anEvent('c', 3)] },
    ]);
    expect(ids(state.events)).toEqual(['c', 'b', 'a']);
  });

  test('R-05 shows the later arrival above, of two events at one instant', () => {
    const state = run([{ type: 'arrived', events: [anEvent('first'), anEvent('second')] }]);
    expect(ids(state.events)).toEqual(['second', 'first']);
  });

  test('R-05 shows an event that is sent again after a reconnection once', () => {
    const state = run([
      { type: 'arrived', events: [anEvent('a'), anEvent('a')] },
      { type: 'arrived', events: [anEvent('a')] },
    ]);
    expect(ids(state.events)).toEqual(['a']);
    expect(state.beats).toBe(1);
  });

  test('R-05 limits the list and drops the oldest', () => {
    const many = Array.from({ length: MAX_EVENTS + 50 }, (_, i) => anEvent(`e${i}`, i));
    const state = run([{ type: 'arrived', events: many }]);
    expect(state.events).toHaveLength(MAX_EVENTS);
    expect(state.events.at(-1)?.id).toBe('e50');
  });

  test('R-06 continues the list with stored events, each once, however many arrive above them', () => {
    const stored = (...of: LiveEvent[]) => ({ events: of, next: { at: of.at(-1)?.at ?? '', id: of.at(-1)?.id ?? '' } });
    const many = Array.from({ length: MAX_EVENTS }, (_, i) => anEvent(`e${i}`, 10 + i));
    const paged = run([
      { type: 'arrived', events: many },
      { type: 'earlier', page: stored(anEvent('e0', 10), anEvent('c', 3), anEvent('b', 2)) },
    ]);
    expect(ids(paged.events.slice(-3))).toEqual(['e0', 'c', 'b']);
    expect(placeOfEarlier(paged)).toEqual({ at: anEvent('b', 2).at, id: 'b' });
    const grown = nextRealtime(paged, { type: 'arrived', events: [anEvent('new', 900)] });
    expect(ids(grown.events.slice(-2))).toEqual(['e0', 'c']);
    // What the list has dropped is read again: with others of the same millisecond.
    expect(placeOfEarlier(grown)).toEqual({ at: anEvent('c', 3).at });
    const whole = nextRealtime(grown, { type: 'earlier', page: { events: [anEvent('b', 2)], next: null } });
    expect([whole.events.at(-1)?.id, whole.earlier]).toEqual(['b', 'none']);
  });

  test('R-05 holds new events while paused, and shows them on resume', () => {
    const paused = run([
      { type: 'arrived', events: [anEvent('a', 1)] },
      { type: 'pause' },
      { type: 'arrived', events: [anEvent('b', 2), anEvent('c', 3), anEvent('a', 1)] },
    ]);
    expect([ids(paused.events), ids(paused.held)]).toEqual([['a'], ['c', 'b']]);
    const resumed = nextRealtime(paused, { type: 'resume' });
    expect([ids(resumed.events), resumed.held, resumed.isPaused]).toEqual([['c', 'b', 'a'], [], false]);
  });

  test('R-05 keeps the last figures on a lost connection, and says that it reconnects', () => {
    const state = run([{ type: 'opened' }, { type: 'now', now: aNow }, { type: 'lost' }]);
    expect([state.connection, state.now]).toEqual(['reconnecting', aNow]);
    expect(nextRealtime(state, { type: 'opened' }).connection).toBe('live');
    expect(run([{ type: 'lost' }]).connection).toBe('reconnecting');
  });

  test('R-06 follows one visitor and one protocol', () => {
    const events = [
      anEvent('page'),
      anEvent('play', 0, { protocol: 'heartbeat' }),
      anEvent('other', 0, { visitor: '99aa' }),
    ];
    expect(ids(matching(events, { protocol: 'all', visitor: '2f0a1b' }))).toEqual(['page', 'play']);
    expect(ids(matching(events, { protocol: 'heartbeat', visitor: '' }))).toEqual(['play']);
  });
});
