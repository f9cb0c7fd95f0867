import { encodeHeartbeat, encodeHit } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK, EMPTY_REJECTED } from '../stores/events/event-rows.ts';
import { toLiveEvent } from './live-event.ts';

describe('events of the real-time list (R-05)', () => {
  test('a page view has its kind, page, eight characters of the visitor id, and named parameters', () => {
    const query = encodeHit({
      pageName: 'noticies|portada',
      visitorId: '20001112223334445556667778889990001112',
      variables: { c1: 'notícies', v250: 'altra' },
      context: { 'a.media.name': 'Cims' },
    });
    const event = toLiveEvent({
      table: 'hits',
      row: {
        ...EMPTY_HIT,
        event_id: 'e1',
        received_at: '2026-11-18T12:00:00.000Z',
        visitor_id: '20001112223334445556667778889990001112',
        tier: 'consented',
        page_name: 'noticies|portada',
        path: '/noticies/',
        raw: `/b/ss/tramuntana-dev/1/JS-2.17.0/s1?${query}`,
      },
    });
    expect(event).toMatchObject({
      id: 'e1',
      at: '2026-11-18T12:00:00.000Z',
      protocol: 'analytics',
      event: 'pageview',
      visitor: '20001112',
      tier: 'consented',
      title: 'noticies|portada',
      detail: '/noticies/',
    });
    expect(event?.fields).toEqual(
      expect.arrayContaining([
        { key: 'pageName', label: 'Page name', value: 'noticies|portada' },
        { key: 'c1', label: 'Section', value: 'notícies' },
        { key: 'v250', label: 'v250', value: 'altra' },
        { key: 'c.a.media.name', label: 'a.media.name', value: 'Cims' },
      ]),
    );
  });

  test('a heartbeat has the media, the playhead, and its parameters in order', () => {
    const query = encodeHeartbeat({ eventType: 'play', playheadS: 21, metadata: { 'a.media.show': 'Cims' } });
    const event = toLiveEvent({
      table: 'playback',
      row: {
        ...EMPTY_PLAYBACK,
        event: 'play',
        asset_type: 'main',
        video_name: 'Cims',
        playhead_s: 21,
        raw: `/hb/?${query}`,
      },
    });
    expect(event).toMatchObject({ protocol: 'heartbeat', event: 'play', title: 'Cims', detail: '21' });
    expect(event?.fields).toEqual([
      { key: 's:event:type', label: 'Event', value: 'play' },
      { key: 'l:event:playhead', label: 'Playhead (s)', value: '21' },
      { key: 's:meta:a.media.show', label: 'a.media.show', value: 'Cims' },
    ]);
  });

  test('R-06 robots and forged events name why figures leave them out; rejected events are excluded', () => {
    expect(toLiveEvent({ table: 'hits', row: { ...EMPTY_HIT, request_visitors: 4 } })?.leftOut).toBe('request');
    expect(toLiveEvent({ table: 'hits', row: { ...EMPTY_HIT, is_robot: 1 } })?.leftOut).toBe('robot');
    expect(toLiveEvent({ table: 'hits', row: EMPTY_HIT })?.leftOut).toBeNull();
    expect(toLiveEvent({ table: 'rejected', row: EMPTY_REJECTED })).toBeNull();
  });
});
