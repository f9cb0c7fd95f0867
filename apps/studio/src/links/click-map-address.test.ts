import { CLICK_MAP_SCOPE } from '@sintonia/contracts/studio-addresses';
import { expect, test } from 'vitest';
import { clickMapAddress } from './click-map-address.ts';

const at = (address: string) => new URL(address, 'https://media.example').searchParams;

test('R-21 the click map counts the period, suite, filter and segments of the screen that opens it', () => {
  const filter = { is: 'equals', dimension: 'device', value: 'mobile' } as const;
  const scope = { names: ['Dispositiu: Mòbil'], filter, segments: [] };
  const params = at(clickMapAddress('/noticia/1/', new URLSearchParams('periode=7d&conjunt=demo&per=hour'), scope));
  expect(Object.fromEntries(params)).toEqual({
    clics: '7d',
    conjunt: 'demo',
    [CLICK_MAP_SCOPE]: JSON.stringify(scope),
  });
});

test('R-21 without a filter or a segment it counts everybody', () => {
  expect(clickMapAddress('/', new URLSearchParams('periode=7d'), { names: [] })).toBe('/?clics=7d');
});
