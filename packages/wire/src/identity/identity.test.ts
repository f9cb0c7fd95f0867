import { describe, expect, test } from 'vitest';
import { AUTH_STATE, customerIdsHash, parseCustomerId } from './customer-ids.ts';
import { parseIdentityAnswer, toIdentityJson } from './identity-answer.ts';
import { decodeIdentityRequest } from './identity-request.ts';
import { localVisitorId } from './local-visitor-id.ts';
import { freshValue, parseVisitorCookie, settingsDigest } from './visitor-cookie.ts';

const RECORDED_ID = '20000000000000000000000000000000000001';

describe('identity hashes of the incumbent (I-01)', () => {
  test('are equal for the cookie’s digest and the customer ids', () => {
    expect(settingsDigest('4.4.1', 'dpm.demdex.net')).toBe(1075005958);
    expect(settingsDigest('4.4.1', 'id.media.example', 'id.media.example')).toBe(-1578245091);
    const ids = [
      { key: 'userid', id: 'u-123', authState: AUTH_STATE.loggedOut },
      { key: 'puuid', id: 'p-9', authState: AUTH_STATE.unknown },
      { key: 'buit', id: '', authState: AUTH_STATE.unknown },
    ];
    expect(customerIdsHash(ids)).toBe(1774573631);
  });
});

describe('tolerant reading of identity (I-01, I-02)', () => {
  test('I-02 keeps a customer id with an impossible state or no key as bad', () => {
    expect(parseCustomerId('userid\u0001u-1\u00011')).toEqual({ key: 'userid', id: 'u-1', authState: 1 });
    for (const raw of ['userid', '\u0001x', 'k\u0001x\u00013', 'k\u0001x\u00011\u0001z']) {
      expect(parseCustomerId(raw), raw).toBeUndefined();
    }
    const { request, unknown, bad } = decodeIdentityRequest('d_cid_ic=k&d_cid_ic=k%01x&d_nou=1&ts=ara');
    expect(request).toEqual({ customerIds: [{ key: 'k', id: 'x', authState: 0 }] });
    expect(unknown).toEqual([['d_nou', '1']]);
    expect(bad.map(({ key }) => key)).toEqual(['ts', 'd_cid_ic']);
  });

  test('I-01 ignores an answer that is not a JSON object, and an id that is not hexadecimal', () => {
    for (const body of ['', 'x', '[]', 'null', '"x"', '1']) expect(parseIdentityAnswer(body), body).toBeUndefined();
    expect(parseIdentityAnswer('{"d_mid":"no vàlid","id":"NOTARGET","d_ottl":"x","d_optout":"global"}')).toEqual({
      freshS: 604800,
      optOut: [],
      optOutFreshS: 7200,
    });
    expect(parseIdentityAnswer('{"mid":"abc-1"}')?.visitorId).toBe('ABC-1');
  });

  test('I-01 reads back what a server writes', () => {
    const answer = {
      visitorId: RECORDED_ID,
      analyticsId: 'A-1',
      region: 6,
      blob: 'b',
      freshS: 60,
      optOut: ['global'],
      optOutFreshS: 5,
      partnerSyncs: [{ id: '1' }],
    };
    expect(parseIdentityAnswer(JSON.stringify(toIdentityJson(answer)))).toEqual(answer);
  });

  test('I-01 treats a cookie field as stale past its time or, for a session field, without the session', () => {
    const cookie = parseVisitorCookie('1|MCMID|2|MCAAMLH-100|6|MCOPTOUT-100s|NONE');
    if (!cookie) throw new Error('not read');
    expect(freshValue(cookie, 'MCMID', 1e9, false)).toBe('2');
    expect(freshValue(cookie, 'MCAAMLH', 99, false)).toBe('6');
    expect(freshValue(cookie, 'MCAAMLH', 100, true)).toBeUndefined();
    expect(freshValue(cookie, 'MCOPTOUT', 99, true)).toBe('NONE');
    expect(freshValue(cookie, 'MCOPTOUT', 99, false)).toBeUndefined();
    expect(parseVisitorCookie('x|MCMID|2')).toBeUndefined();
    expect(parseVisitorCookie('1|MCMID')).toBeUndefined();
  });

  test('I-01 generates local ids of 38 decimal digits', () => {
    expect(localVisitorId(() => 0)).toBe(`1${'0'.repeat(18)}1${'0'.repeat(18)}`);
    expect(localVisitorId(() => 0.9999)).toMatch(/^7\d{18}7\d{18}$/);
  });
});
