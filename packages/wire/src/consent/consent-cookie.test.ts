import { describe, expect, test } from 'vitest';
import {
  CONSENT_COOKIE,
  CONSENT_LIFETIME_S,
  CONSENT_PURPOSES,
  formatConsent,
  formatPurposes,
  parseConsent,
} from './consent-cookie.ts';

const choices = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  analytics: (bits & 1) !== 0,
  audience: (bits & 2) !== 0,
  personalisation: (bits & 4) !== 0,
}));

describe('consent cookie (C-01, C-04)', () => {
  test('C-01 round-trips every choice', () => {
    for (const choice of choices) expect(parseConsent(formatConsent(choice))).toEqual(choice);
    expect(formatConsent({ analytics: true, audience: true, personalisation: false })).toBe('1.110');
  });

  test('C-01 stores the accepted vendors beside the purposes', () => {
    const choice = { analytics: true, audience: true, personalisation: false, vendors: ['casa-analitica', 'altre_2'] };
    expect(formatConsent(choice)).toBe('1.110~casa-analitica~altre_2');
    expect(formatPurposes(choice)).toBe('1.110');
    expect(parseConsent(formatConsent(choice))).toEqual(choice);
  });

  test('C-04 expires as § 9 says, under a name that states its owner', () => {
    expect([CONSENT_COOKIE, CONSENT_LIFETIME_S]).toEqual(['sintonia_consent', 33_696_000]);
    expect(CONSENT_PURPOSES).toEqual(['analytics', 'audience', 'personalisation']);
  });

  test('C-01 reads anything else as no choice', () => {
    for (const cookie of [
      undefined,
      null,
      '',
      '1.11',
      '1.1111',
      '2.111',
      '1.112',
      '1.110~',
      '1.110~a~',
      '1.110~a b',
      '1.110a',
      ' 1.111',
      '1.111\n',
    ]) {
      expect(parseConsent(cookie), String(cookie)).toBeNull();
    }
  });
});
