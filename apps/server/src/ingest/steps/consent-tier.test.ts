import { describe, expect, test } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { Received } from '../received.ts';
import { markConsentTier } from './consent-tier.ts';

const received: Received = {
  protocol: 'analytics',
  method: 'GET',
  path: '/b/ss/s/1/JS/s1',
  query: 'AQB=1&cid.&userid.&id=u-1&as=1&.userid&.cid&mid=2001&pageName=l%C2%B7l&AQE=1',
  receivedAtMs: 0,
  userAgent: '',
  address: '',
};
const hit = (row: Partial<HitRow>) => markConsentTier({ table: 'hits', row: { ...EMPTY_HIT, ...row } }, received).row;
const playback = (row: Partial<PlaybackRow>) =>
  markConsentTier({ table: 'playback', row: { ...EMPTY_PLAYBACK, ...row } }, received).row;

describe('tiers of consent (C-07)', () => {
  test.each([
    ['none', { context: { consent: 'none' } }],
    ['none', {}],
    ['consented', { visitor_id: '2001' }],
    ['signedIn', { visitor_id: '2001', customer_id: 'u-1' }],
  ] as const)('C-07 derives the tier %s', (tier, row) => {
    expect(hit(row).tier).toBe(tier);
  });

  test('C-07 without consent no identifier is stored, not even in the raw request', () => {
    const row = hit({ visitor_id: '2001', customer_id: 'u-1', context: { consent: 'none' }, raw: 'as received' });
    expect(row).toMatchObject({
      visitor_id: '',
      customer_id: '',
      raw: '/b/ss/s/1/JS/s1?AQB=1&pageName=l%C2%B7l&AQE=1',
    });
  });

  test('C-07 a heartbeat has the consented tier, even the first one of a session, which has no id', () => {
    expect(playback({}).tier).toBe('consented');
    expect(playback({ customer_ids: { userid: 'u-1' } }).tier).toBe('signedIn');
  });
});
