import { describe, expect, test } from 'vitest';
import { fakeWindow } from '../testing/fake-window.ts';
import { readPageContext } from './page-context.ts';

const SEARCH = 'https://www.media.example/cercador/?q=el+meu+metge&Ext=butlleti&clau=secret#x';
const at = (address: string, referrer: string, parameters?: readonly string[]) =>
  readPageContext(fakeWindow(address).window, referrer, 0, parameters);

describe('addresses in hits (C-06)', () => {
  test('C-06 contain only the parameters that a property names; words, keys and fragments are removed', () => {
    const { url, referrer, layer } = at(SEARCH, SEARCH, ['ext', 'int']);
    expect(url).toBe('https://www.media.example/cercador/?Ext=butlleti');
    expect(referrer).toBe(url);
    expect(layer.page).toMatchObject({ URL: url, queryString: 'Ext=butlleti' });
  });

  test('A-01 report the referrer of another site as the browser gives it, and keep all parameters without a list', () => {
    expect(at(SEARCH, 'https://altra.example/?a=1', ['ext']).referrer).toBe('https://altra.example/?a=1');
    expect(at(SEARCH, '').url).toBe(SEARCH);
  });
});
