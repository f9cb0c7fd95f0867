import { describe, expect, test, vi } from 'vitest';
import { fakeWindow } from '../testing/fake-window.ts';
import { documentCookies } from '../transport/cookie-jar.ts';
import { createConsent } from './consent.ts';
import { forgetIdentifiers } from './forget-identifiers.ts';

const ACCEPT = { analytics: true, audience: false, personalisation: false };
const REFUSE = { ...ACCEPT, analytics: false };

function aConsent(cookies: Record<string, string> = {}) {
  const page = fakeWindow('https://www.media.example/', cookies);
  const jar = documentCookies(page.window);
  return { ...page, jar, consent: createConsent(jar) };
}

describe('consent (C-01, C-03)', () => {
  test('C-03 is unknown, in or out by the choice on analytics', () => {
    expect(aConsent().consent.status()).toBe('unknown');
    expect(aConsent({ sintonia_consent: '1.100' }).consent.status()).toBe('in');
    expect(aConsent({ sintonia_consent: '1.011' }).consent.status()).toBe('out');
    expect(aConsent({ sintonia_consent: 'enganyosa' }).consent.status()).toBe('unknown');
  });

  test('C-01 calls listeners on every change and never twice, until they stop', () => {
    const { consent } = aConsent();
    const received: unknown[] = [];
    const stop = consent.onChange((choice) => received.push(choice));
    consent.choose(ACCEPT);
    consent.choose(ACCEPT);
    consent.choose(REFUSE);
    stop();
    consent.choose(ACCEPT);
    expect(received).toEqual([ACCEPT, REFUSE]);
  });

  test('C-01 logs a failing listener as a warning and calls the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { consent } = aConsent();
    const received: unknown[] = [];
    consent.onChange(() => {
      throw new Error('of the page');
    });
    consent.onChange((choice) => received.push(choice));
    expect(() => consent.choose(ACCEPT)).not.toThrow();
    expect(received).toEqual([ACCEPT]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('C-06 deletes identifying cookies on every domain where they may be set, and keeps others', () => {
    const identifying = { 'AMCV_X%40Y': '1', 'AMCVS_X%40Y': '1', s_ecid: '1', s_fid: '1', 'adobeujs-optin': '1' };
    const { jar, cookies, cookieWrites } = aConsent({ ...identifying, sintonia_consent: '1.000', s_altra: '1' });
    expect(forgetIdentifiers(jar)).toBe(true);
    expect(forgetIdentifiers(jar)).toBe(false);
    expect([...cookies.keys()]).toEqual(['sintonia_consent', 's_altra']);
    const domains = cookieWrites
      .filter((text) => text.startsWith('s_fid'))
      .map((text) => /domain=([^;]+)/.exec(text)?.[1]);
    expect(domains).toEqual([undefined, 'www.media.example', 'media.example']);
  });
});
