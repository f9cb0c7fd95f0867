import { describe, expect, test } from 'vitest';
import { fakeWindow } from '../testing/fake-window.ts';
import { documentCookies } from './cookie-jar.ts';

/** Cookies of a page, with the number of times that the browser was asked for them. */
function aJar(given: Record<string, string>) {
  const { window, cookies } = fakeWindow('https://www.media.example/', given);
  let asked = 0;
  const document = {
    get cookie() {
      asked++;
      return window.document.cookie;
    },
    set cookie(text: string) {
      window.document.cookie = text;
    },
  } as Document; // cast: the member that is used
  const page = { document, location: window.location };
  return { cookies, jar: documentCookies(page), asked: () => asked };
}

describe('cookies of a page', () => {
  test('C-06 asks the browser once while a script runs, however many cookies it reads', async () => {
    const { jar, asked } = aJar({ a: '1', b: 'x=y' });
    expect([jar.read('a'), jar.read('b'), jar.read('a'), jar.read('none')]).toEqual(['1', 'x=y', '1', undefined]);
    expect(asked()).toBe(1);
  });

  test('C-06 sees its own writes at once, and those of another tab when the next script runs', async () => {
    const { jar, cookies } = aJar({ a: '1' });
    expect(jar.read('a')).toBe('1');
    jar.write('a', '2');
    expect(jar.read('a')).toBe('2');
    cookies.set('a', '3');
    await Promise.resolve();
    expect(jar.read('a')).toBe('3');
    jar.remove('a');
    expect(jar.read('a')).toBeUndefined();
  });

  test('C-06 asks after the first write of a cookie whether the browser keeps it, and not after later ones', () => {
    const { jar, cookies, asked } = aJar({});
    jar.write('a', '1');
    const first = asked();
    for (const value of ['2', '3 %']) jar.write('a', value);
    expect([jar.read('a'), cookies.get('a'), asked() - first]).toEqual(['3 %', encodeURIComponent('3 %'), 0]);
  });
});
