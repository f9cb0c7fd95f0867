import { describe, expect, test, vi } from 'vitest';
import { changeElement } from './change-element.ts';

/** The members of an element that attributes need. */
function anElement(isForbidden = false) {
  const setAttribute = vi.fn();
  const element = { setAttribute, matches: () => isForbidden };
  return { element: element as unknown as Element, setAttribute }; // cast: no other member is read
}
const set = (attribute: string, value: string, isForbidden = false) => {
  const { element, setAttribute } = anElement(isForbidden);
  changeElement(element, { action: 'setAttribute', attribute, value });
  return setAttribute.mock.calls.length;
};

describe('attributes of offers (P-06)', () => {
  test.each([
    'onclick',
    'http-equiv',
    'content',
    'formaction',
    'action',
    'srcset',
    'srcdoc',
    'xlink:href',
    'ping',
    'target',
  ])('P-06 refuse «%s» in an answer', (attribute) => {
    expect(set(attribute, 'x')).toBe(0);
  });

  test.each(['javascript:x', ' \u0001java\tscript:x', 'vbscript:x'])(
    'P-06 refuse a value that runs code: %j',
    (value) => {
      expect(set('href', value)).toBe(0);
    },
  );

  test('P-06 set others, but not on elements that fetch or run', () => {
    expect([set('title', 'x'), set('href', '/a/'), set('data-a', 'x'), set('href', '/', true)]).toEqual([1, 1, 1, 0]);
  });
});
