import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTokenSigner } from '../../http/protection/token-signer.ts';
import { readViewing, writeViewing } from './viewing-token.ts';

const NOW_S = 1_800_000_000;
const signer = createTokenSigner('secret');
const viewing = { sinceS: NOW_S - 100, shown: [{ creative: 0xdeadbeef, atS: NOW_S - 50, lengthS: 9.9 }] };

describe('the viewing token (V-08)', () => {
  test('V-08 a token is readable on any server with the same secret', () => {
    const token = writeViewing(viewing, NOW_S, signer);
    expect(readViewing(token, NOW_S + 10, createTokenSigner('secret'))).toEqual({
      viewing,
      writtenS: NOW_S,
      token: 'kept',
    });
  });

  test('V-08 two viewers with the same history get the same token: it identifies nobody', () => {
    expect(writeViewing(viewing, NOW_S, signer)).toBe(writeViewing(structuredClone(viewing), NOW_S, signer));
  });

  test('V-08 a modified token starts a new session', () => {
    const token = writeViewing(viewing, NOW_S, signer);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        fc.pre(token[at] !== letter);
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        expect(readViewing(changed, NOW_S, signer)).toMatchObject({ token: 'unreadable', viewing: { shown: [] } });
      }),
    );
  });

  test.each([
    ['of another secret', writeViewing(viewing, NOW_S, createTokenSigner('other')), 'unreadable'],
    ['for another purpose', signer.sign('event:click', Buffer.alloc(8)), 'unreadable'],
    ['that is not one', '💥', 'unreadable'],
    ['that is empty', '', 'missing'],
    ['of yesterday', writeViewing(viewing, NOW_S - 86_400, signer), 'expired'],
    ['of tomorrow', writeViewing(viewing, NOW_S + 86_400, signer), 'expired'],
  ])('V-08 a token %s starts a new session', (_, token, why) => {
    expect(readViewing(token, NOW_S, signer)).toMatchObject({ token: why, viewing: { sinceS: NOW_S, shown: [] } });
  });
});
