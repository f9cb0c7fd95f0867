import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createConsent } from '../consent/consent.ts';
import { aPageContext } from '../testing/an-occurrence.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { documentCookies } from '../transport/cookie-jar.ts';
import { type DataElement, dataElements, type ReadElement } from './data-elements.ts';
import { pageElements } from './page-elements.ts';
import { MAX_DEPTH } from './rule-limits.ts';

const YES = { analytics: true, audience: false, personalisation: false };
const NO = { ...YES, analytics: false };

function aPage(
  elements: Record<string, DataElement>,
  consented: '1.100' | '1.000' | null = '1.100',
  shared = fakeWindow('https://media.example/'),
) {
  if (consented) shared.cookies.set('sintonia_consent', consented);
  const consent = createConsent(documentCookies(shared.window));
  const logged: string[] = [];
  let page = 1;
  const read = dataElements(elements)({
    window: shared.window,
    consent,
    page: () => page,
    context: () => aPageContext('/?ext=butlleti'),
    signal: new AbortController().signal,
    log: (error) => logged.push(error instanceof Error ? error.message : String(error)),
  });
  return { read, consent, logged, window: shared.window, shared, nextPage: () => void page++ };
}
const gives = (...values: unknown[]) => {
  const read = vi.fn();
  for (const value of values) read.mockReturnValueOnce(value);
  return read;
};
const storedIn = (storage: Storage) => Object.keys(storage);

describe('data elements (T-03)', () => {
  test('T-03 reads a value on request, and none for an undefined name', () => {
    const { read } = aPage({ a: { read: ({ url }) => url }, b: { read: (_, element) => [element('a')] } });
    expect(read('b')).toEqual(['https://media.example/?ext=butlleti']);
    expect(read('toString')).toBeUndefined();
  });

  test('T-03 trims text, collapses blanks, and lower-cases on request', () => {
    const given = '  Pluja\n\tal   Pirineu ';
    const { read } = aPage({
      as: { read: () => given },
      cleaned: { read: () => given, isCleaned: true },
      lower: { read: () => given, isCleaned: true, isLowerCase: true },
      number: { read: () => 7, isCleaned: true },
      missing: { read: () => null, isCleaned: true, whenMissing: ' No  informat ' },
    });
    expect(['as', 'cleaned', 'lower', 'number', 'missing'].map(read)).toEqual([
      given,
      'Pluja al Pirineu',
      'pluja al pirineu',
      7,
      'No informat',
    ]);
  });

  test('T-03 keeps no value without storage', () => {
    const { read } = aPage({ a: { read: gives('x', undefined), whenMissing: 'd' } });
    expect([read('a'), read('a')]).toEqual(['x', 'd']);
  });

  test('T-03 keeps a page view value until the next page', () => {
    const { read, nextPage, window } = aPage({ a: { read: gives('x'), scope: 'pageview' } }, null);
    expect([read('a'), read('a')]).toEqual(['x', 'x']);
    nextPage();
    expect(read('a')).toBeUndefined();
    expect([...storedIn(window.sessionStorage), ...storedIn(window.localStorage)]).toEqual([]);
  });

  test.each(['session', 'visitor'] as const)(
    'T-03 keeps a value of the %s on later pages, in its own storage',
    (scope) => {
      const first = aPage({ a: { read: gives({ n: 1 }), scope } });
      expect(first.read('a')).toEqual({ n: 1 });
      const later = aPage({ a: { read: gives(''), scope } }, '1.100', first.shared);
      expect(later.read('a')).toEqual({ n: 1 });
      const storage = scope === 'session' ? 'sessionStorage' : 'localStorage';
      expect(storedIn(first.window[storage])).toEqual(['sintonia.element.a']);
      expect(storedIn(first.window[storage === 'sessionStorage' ? 'localStorage' : 'sessionStorage'])).toEqual([]);
    },
  );

  test.each([null, '1.000'] as const)('C-06 keeps nothing beyond the page without consent (%s)', (consented) => {
    const { read, window } = aPage(
      { s: { read: gives('x'), scope: 'session' }, v: { read: gives('y'), scope: 'visitor' } },
      consented,
    );
    expect([read('s'), read('v'), read('s')]).toEqual(['x', 'y', undefined]);
    expect([...storedIn(window.sessionStorage), ...storedIn(window.localStorage)]).toEqual([]);
  });

  test('C-06 deletes stored values on withdrawal, and nothing else', () => {
    const { read, consent, window } = aPage({ v: { read: gives('y'), scope: 'visitor' } });
    read('v');
    window.localStorage.setItem('altra', '1');
    consent.choose(NO);
    expect(storedIn(window.localStorage)).toEqual(['altra']);
    consent.choose(YES);
    expect(read('v')).toBeUndefined();
  });

  test('T-03 reads ten levels of elements, and logs the eleventh once as a circular reference', () => {
    const chain = (levels: number) =>
      Object.fromEntries(
        Array.from({ length: levels }, (_, i): [string, DataElement] => [
          `e${i + 1}`,
          {
            read: (_, element) => (i + 1 === levels ? 'end' : element(`e${i + 2}`)),
            whenMissing: i ? undefined : 'none',
          },
        ]),
      );
    const allowed = aPage(chain(MAX_DEPTH));
    expect(allowed.read('e1')).toBe('end');
    expect(allowed.logged).toEqual([]);
    const deep = aPage(chain(MAX_DEPTH + 1));
    expect(deep.read('e1')).toBe('none');
    expect(deep.logged).toEqual([
      'Data elements refer to each other: e1 → e2 → e3 → e4 → e5 → e6 → e7 → e8 → e9 → e10 → e11',
    ]);
  });

  test('T-03 T-05 survives elements that refer to each other, and reads others', () => {
    const { read, logged } = aPage({
      a: { read: (_, element) => element('b') },
      b: { read: (_, element) => element('a') },
      c: { read: () => 'c' },
    });
    expect(read('a')).toBeUndefined();
    expect(logged).toEqual(['Data elements refer to each other: a → b → a → b → a → b → a → b → a → b → a']);
    expect(read('c')).toBe('c');
  });

  test('T-05 logs an element that fails, and uses the value for a missing one', () => {
    const fails: DataElement = {
      read: () => {
        throw new Error('of the page');
      },
      whenMissing: 'd',
    };
    const { read, logged } = aPage({ fails });
    expect(read('fails')).toBe('d');
    expect(logged).toEqual(['of the page']);
  });

  test('T-03 terminates on any graph of elements, with at most one error for each read', () => {
    const names = ['a', 'b', 'c', 'd'];
    fc.assert(
      fc.property(fc.array(fc.subarray(names, { maxLength: 2 }), { minLength: 4, maxLength: 4 }), (webs) => {
        const elements = Object.fromEntries(
          names.map((name, i): [string, DataElement] => [
            name,
            { read: (_, element: ReadElement) => webs[i]?.map(element).join('') || name },
          ]),
        );
        const { read, logged } = aPage(elements);
        names.forEach((name, i) => {
          read(name);
          expect(logged.length).toBeLessThanOrEqual(i + 1);
        });
      }),
    );
  });

  test('T-03 treats a storage that throws as none', () => {
    const page = fakeWindow('https://media.example/');
    Object.defineProperty(page.window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { read, logged } = aPage({ v: { read: gives('y'), scope: 'visitor' } }, '1.100', page);
    expect([read('v'), read('v'), logged]).toEqual(['y', undefined, []]);
  });

  test('D-03 has every page-level element by its layer name, lists by their first entry', () => {
    const elements = pageElements();
    const { read } = aPage(elements);
    expect(read('tag.externalCampaign')).toBe('butlleti');
    expect(read('page.seccio')).toBe('No informat');
    const listed = aPageContext('/');
    Object.assign(listed.layer.page, { areaTematica: 'Natura, Mar' });
    expect(elements['page.areaTematica']?.read(listed, () => undefined)).toBe('Natura');
  });
});
