import type { LiveEvent } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { aLiveEvent } from '../live-events/testing/a-live-event.ts';
import { foldSessions, summaryOf } from './fold-sessions.ts';

const anEvent = (id: string, over: Partial<LiveEvent> = {}) => aLiveEvent({ id, ...over });
const aHeartbeat = (id: string, over: Partial<LiveEvent> = {}) =>
  anEvent(id, { protocol: 'heartbeat', event: 'play', title: 'Cims', detail: '10', session: 's1', ...over });

describe('heartbeats grouped by playback session (R-06)', () => {
  test('R-06 shows a session as one entry where it began; hits keep their position', () => {
    const entries = foldSessions([
      aHeartbeat('r3'),
      anEvent('page'),
      aHeartbeat('other', { session: 's2' }),
      aHeartbeat('r2'),
      anEvent('start', { event: 'mediaStart', session: 's1' }),
      anEvent('first'),
    ]);
    expect(entries.map(({ id }) => id)).toEqual(['page', 's2', 's1', 'first']);
    expect(entries[2]).toMatchObject({ events: [{ id: 'r3' }, { id: 'r2' }, { id: 'start' }] });
  });

  test('R-06 names a session by its content, with visitor, furthest playhead and last event', () => {
    const start = aHeartbeat('r1', { event: 'start', visitor: '', detail: '0', at: '2026-11-21T08:59:00Z' });
    const ad = aHeartbeat('r2', { title: 'Anunci de sabó', detail: '12', at: '2026-11-21T08:59:30Z' });
    const pause = aHeartbeat('r3', {
      event: 'pause',
      detail: '4',
      title: 'Anunci de sabó',
      fields: [{ key: 's:asset:name', label: 'Media name', value: 'Cims' }],
    });
    expect(summaryOf([pause, ad, start])).toEqual({
      title: 'Cims',
      visitor: '2f0a1b00',
      last: pause,
      furthestS: 12,
      from: '2026-11-21T08:59:00Z',
      to: '2026-11-21T09:00:00Z',
    });
  });
});
