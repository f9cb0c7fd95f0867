import type { Environment, LibraryMove } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { pairText, parsePair, standardPair } from './compared-pair.ts';

/** Newest first, as the server lists them. */
const aLibrary = (versions: string, [development, staging, production]: string, beforeProduction: string | null) => ({
  versions: [...versions].map((id) => ({ id, rules: '1', publishedAt: '', bytes: 1 })),
  environments: {
    development: moveTo('development', development),
    staging: moveTo('staging', staging),
    production: moveTo('production', production),
  },
  before: { development: null, staging: null, production: beforeProduction },
});
function moveTo(environment: Environment, version = ''): LibraryMove | null {
  return version === '' ? null : { environment, version, kind: 'published', at: '', by: '' };
}

describe('the two versions compared', () => {
  test.each([
    ['production and staging, the next to be promoted', aLibrary('cba', 'cba', null), ['a', 'b']],
    ['production and development, when staging is equal', aLibrary('ba', 'baa', null), ['a', 'b']],
    ['production and the version before, when all are equal', aLibrary('cba', 'ccc', 'b'), ['b', 'c']],
    ['production and another version, without one before', aLibrary('ba', 'bbb', null), ['a', 'b']],
  ])('T-12 are %s', (_, library, [before, after]) => {
    expect(standardPair(library)).toEqual({ before, after });
  });

  test('T-12 are none with one version', () => {
    expect(standardPair(aLibrary('a', 'aaa', null))).toBeNull();
  });

  test('T-12 are in the address, of one property; other texts are not read', () => {
    const pair = { before: '0af3', after: 'b1' };
    expect(parsePair(pairText(pair, 'prova-u'), 'prova-u')).toEqual(pair);
    for (const text of ['', 'altra.0a.b1', 'prova-u.0a', 'prova-u.0a.b1.c', 'prova-u.<b>.b1', 'prova-u..'])
      expect(parsePair(text, 'prova-u'), text).toBeNull();
  });
});
