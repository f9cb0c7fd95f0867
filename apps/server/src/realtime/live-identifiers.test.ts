import { encodeHeartbeat, encodeHit } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import { toLiveEvent } from './live-event.ts';
import { withoutIdentifiers } from './live-identifiers.ts';

const VISITOR = '20001112223334445556667778889990001112';

describe('identifiers in the debugger (R-06, R-08)', () => {
  test('R-06 no part of a hit contains a complete identifier, and the rest is unchanged', () => {
    const query = encodeHit({
      pageName: 'portada',
      visitorId: VISITOR,
      fallbackId: '0123456789ABCDEF-0123456789ABCDEF',
      customerIds: { 'userid.id': 'u-1', 'userid.as': '1' },
      variables: { v7: `copy of ${VISITOR}` },
    });
    const event = toLiveEvent({
      table: 'hits',
      row: { ...EMPTY_HIT, visitor_id: VISITOR, raw: `/b/ss/one/1/A/s1?${query}` },
    });
    const seen = event && withoutIdentifiers(event);
    const text = JSON.stringify(seen);
    expect(text).not.toContain(VISITOR);
    expect(text).not.toContain('0123456789ABCDEF-0123456789ABCDEF');
    expect(text).not.toContain('u-1');
    expect(seen?.fields).toContainEqual({ key: 'mid', label: 'Visitor id', value: '20001112…' });
    expect(seen?.fields).toContainEqual({ key: 'pageName', label: 'Page name', value: 'portada' });
    expect(seen?.raw).toContain('mid=20001112…');
    expect(seen?.raw).toContain('pageName=portada');
  });

  test.each([
    'cid.&userid.&id=u-1&as=1&userid.&.cid&pageName=a',
    'pageName=a&cid.&userid.&id=u-1',
    '&cid.&id=u-1&cid.&id=u-1&.cid',
    '=&&id&cid.&x.&id=u-1=u-1',
  ])('R-06 hides customer ids in a request that is not well formed: %s', (query) => {
    const raw = `/b/ss/one/1/A/s1?${query}`;
    const event = toLiveEvent({ table: 'hits', row: { ...EMPTY_HIT, visitor_id: VISITOR, raw } });
    const seen = event && withoutIdentifiers(event);
    expect(seen?.raw).toContain('id=…');
    expect(seen?.raw).not.toContain('u-1');
  });

  test('R-06 no part of a heartbeat does either', () => {
    const query = encodeHeartbeat({
      eventType: 'play',
      visitorId: VISITOR,
      customerIds: { userid: { id: 'secret@example.cat', authState: 1 } },
    });
    const event = toLiveEvent({
      table: 'playback',
      row: { ...EMPTY_PLAYBACK, visitor_id: VISITOR, raw: `/hb/?${query}` },
    });
    const text = JSON.stringify(event && withoutIdentifiers(event));
    expect(text).not.toContain(VISITOR);
    expect(text).not.toContain('secret');
    expect(text).toContain('"play"');
  });
});
