import * as contracts from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { CONSENT_COOKIE, CONSENT_LIFETIME_S, CONSENT_PURPOSES, formatConsent, parseConsent } from './consent-cookie.ts';

const choices = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  analytics: (bits & 1) !== 0,
  audience: (bits & 2) !== 0,
  personalisation: (bits & 4) !== 0,
}));

describe('consent cookie (C-01, C-04)', () => {
  test('C-01 tag and server write and read every choice alike', () => {
    for (const choice of choices) {
      expect(formatConsent(choice)).toBe(contracts.formatConsent(choice));
      expect(parseConsent(contracts.formatConsent(choice))).toEqual(choice);
      expect(contracts.parseConsent(formatConsent(choice))).toEqual(choice);
    }
    expect([CONSENT_COOKIE, CONSENT_LIFETIME_S]).toEqual([contracts.CONSENT_COOKIE, contracts.CONSENT_LIFETIME_S]);
    expect([...CONSENT_PURPOSES]).toEqual(contracts.ConsentPurpose.options);
    expect(formatConsent({ analytics: true, audience: true, personalisation: false })).toBe('1.110');
  });

  test('C-01 anything else is no choice yet', () => {
    for (const cookie of [undefined, null, '', '1.11', '1.1111', '2.111', '1.112', ' 1.111', '1.111\n']) {
      expect(parseConsent(cookie), String(cookie)).toBeNull();
    }
  });
});
