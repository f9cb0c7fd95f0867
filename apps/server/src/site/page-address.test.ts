import { describe, expect, test } from 'vitest';
import { isDataRequest, pageAddress } from './page-address.ts';

const ACCEPT_ALL = { analytics: true, audience: true, personalisation: true };
const REFUSE_ALL = { analytics: false, audience: false, personalisation: false };
const ORIGIN = 'http://localhost:4000';
const keyOf = (url: string, consent: Parameters<typeof pageAddress>[2] = null) => pageAddress(url, ORIGIN, consent).key;

describe('address of a page', () => {
  test('parameters that no page reads do not create another page', () => {
    expect(pageAddress('/cims/?utm_source=x&temporada=2&fbclid=1', ORIGIN, null).url.href).toBe(
      `${ORIGIN}/cims/?temporada=2`,
    );
    expect(keyOf('/?utm_source=a')).toBe(keyOf('/?utm_source=b'));
    expect(keyOf('/cims/?temporada=1')).not.toBe(keyOf('/cims/?temporada=2'));
  });

  test('the banner is part of the page, so each consent choice has its own key, as has none', () => {
    expect(new Set([keyOf('/'), keyOf('/', ACCEPT_ALL), keyOf('/', REFUSE_ALL)]).size).toBe(3);
  });

  test('two slashes do not lead to another host', () => {
    expect(pageAddress('//dolent.example/', ORIGIN, null).url.host).toBe('localhost:4000');
  });

  test('data requests of the router differ from pages', () => {
    expect(isDataRequest('/video/1001.data')).toBe(true);
    expect(isDataRequest('/video/1001/')).toBe(false);
  });
});
