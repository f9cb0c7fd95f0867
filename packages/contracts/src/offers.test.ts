import { describe, expect, test } from 'vitest';
import { ElementAction } from './offers.ts';

const accepts = (attribute: string, value = 'x') =>
  ElementAction.safeParse({ action: 'setAttribute', selector: 'a', attribute, value }).success;

describe('attributes that an offer may set (P-06)', () => {
  test.each([
    ...[
      'onclick',
      'ONLOAD',
      'http-equiv',
      'content',
      'formaction',
      'form',
      'action',
      'srcdoc',
      'srcset',
      'imagesrcset',
    ],
    ...['xlink:href', 'ping', 'data', 'target', 'XLINK:HREF', ' onclick', 'on click', ''],
  ])('P-06 refuses «%s» when an activity is saved', (attribute) => {
    expect(accepts(attribute)).toBe(false);
  });

  test.each(['class', 'title', 'alt', 'aria-label', 'data-mida', 'href', 'src', 'lang'])(
    'P-06 sets «%s»',
    (attribute) => {
      expect(accepts(attribute, '/noticia/1/')).toBe(true);
    },
  );

  test.each(['javascript:alert(1)', ' java\nscript:x', 'data:text/html,x', 'VBScript:x'])(
    'P-06 refuses a value that runs code: %j',
    (value) => {
      expect(accepts('href', value)).toBe(false);
    },
  );
});
