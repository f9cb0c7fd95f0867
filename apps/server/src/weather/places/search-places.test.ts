import { describe, expect, test } from 'vitest';
import { MAIN_PLACES, PLACES, placeOf } from './places.ts';
import { placeSearch } from './search-places.ts';

const search = placeSearch(PLACES);
const names = (text: string, most = 5) => search(text, most).map(({ name }) => name);

describe('municipalities (W-03)', () => {
  test('has all 947, each with its address and comarca', () => {
    expect(PLACES).toHaveLength(947);
    expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(947);
    expect(new Set(PLACES.map(({ comarca }) => comarca)).size).toBe(43);
    expect(placeOf('berga')).toMatchObject({ name: 'Berga', comarca: 'Berguedà', province: 'Barcelona' });
    expect(placeOf('constructor')).toBeNull();
    expect(MAIN_PLACES.map(({ mainRank }) => mainRank)).toEqual(MAIN_PLACES.map((_, index) => index + 1));
  });

  test.each([
    ['Berga', 'Berga'],
    ['berga', 'Berga'],
    ['l’hospitalet', 'L’Hospitalet de Llobregat'],
    ["l'hospitalet de llobregat", 'L’Hospitalet de Llobregat'],
    ['hospitalet', 'L’Hospitalet de Llobregat'],
    ['sant feliu de guixols', 'Sant Feliu de Guíxols'],
    ['Sant Feliu de Guíxols', 'Sant Feliu de Guíxols'],
    ['feliu guixols', 'Sant Feliu de Guíxols'],
    ['bisbal emporda', 'La Bisbal d’Empordà'],
    ['seu d urgell', 'La Seu d’Urgell'],
    ['VIC', 'Vic'],
    ['lle', 'Lleida'],
    ['bell lloc', 'Bell-lloc d’Urgell'],
    ['barc', 'Barcelona'],
  ])('«%s» finds %s first', (text, name) => {
    expect(names(text, 1)).toEqual([name]);
  });

  test.each([
    ['Berag', 'Berga'],
    ['lledia', 'Lleida'],
    ['puigcerda', 'Puigcerdà'],
    ['puixcerda', 'Puigcerdà'],
    ['ospitalet', 'L’Hospitalet de Llobregat'],
    ['vilafranca del penedes', 'Vilafranca del Penedès'],
    ['vilfaranca', 'Vilafranca del Penedès'],
    ['sant felu de guixols', 'Sant Feliu de Guíxols'],
    ['terasa', 'Terrassa'],
  ])('tolerates a typing error: «%s» finds %s', (text, name) => {
    expect(names(text)).toContain(name);
  });

  test.each(['', '   ', '·', 'zzzzzz', '?', '<script>'])('«%s» finds nothing', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('an endless text costs no more than the length limit', () => {
    expect(names('a'.repeat(100_000))).toEqual([]);
  });
});
