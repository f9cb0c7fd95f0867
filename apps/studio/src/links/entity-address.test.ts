import { ENTITY_PATHS } from '@sintonia/contracts/studio-addresses';
import { expect, test } from 'vitest';
import { type EntityKind, entityAddress, parseEntity, valueAddress } from './entity-address.ts';

const here = new URLSearchParams('periode=7d&conjunt=prova&mesures=plays&filtre=device%3Dmobile');

test.each(Object.keys(ENTITY_PATHS) as EntityKind[])(
  'R-14 the address of a %s contains its value, with any text',
  (kind) => {
    for (const value of ['noticies/cultura/cobla', '..', '100 % & més?', 'l’«u» · dos']) {
      const { pathname, search } = entityAddress(kind, value, here);
      expect(parseEntity(pathname.split('/').at(-1), new URLSearchParams(search))).toEqual({ kind, value });
    }
  },
);

test('R-14 keeps period, comparison and suite in the address of an entity, and no other parameter', () => {
  expect(valueAddress('searchKeywords', 'el temps', here)).toEqual({
    pathname: '/fitxa/cerca',
    search: '?periode=7d&conjunt=prova&de=el+temps',
  });
});

test('R-14 a device has no page, nor has an empty value or an unknown kind', () => {
  expect(valueAddress('device', 'mobile', here)).toBeNull();
  expect(valueAddress('author', '', here)).toBeNull();
  expect(parseEntity('visitant', new URLSearchParams('de=1'))).toBeNull();
  expect(parseEntity('autor', new URLSearchParams())).toBeNull();
});

test('R-14 the value of a broadcast leads to its page, by channel and start', () => {
  expect(valueAddress('broadcast', 'tramuntana-1 2026-11-19T20:00Z Notícies Vespre', here)).toEqual({
    pathname: '/fitxa/emissio',
    search: '?periode=7d&conjunt=prova&canal=tramuntana-1&emissio=2026-11-19T20%3A00Z',
  });
  expect(valueAddress('broadcast', 'Cims', here)).toBeNull();
});
