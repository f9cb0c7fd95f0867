import { describe, expect, test } from 'vitest';
import { subscriberOf } from '../http/addresses/shorten-address.ts';
import { createArrivals } from './arrivals.ts';
import { isPublicSource } from './source-address.ts';

const HERE = '81.2.69.142';
const NOW = Date.parse('2026-11-21T10:00:00.000Z');

describe('new visitors from one source (S-06)', () => {
  test('S-06 a visitor’s count is the arrivals of the ten seconds before, and is kept while the visitor is known', () => {
    const arrivals = createArrivals();
    expect(Array.from({ length: 150 }, (_, i) => arrivals(HERE, `v${i}`, NOW + i * 20))).toEqual(
      Array.from({ length: 150 }, (_, i) => i + 1),
    );
    expect(arrivals(HERE, 'v149', NOW + 60_000)).toBe(150);
    expect(arrivals(HERE, 'v0', NOW + 60_000)).toBe(1);
    expect(arrivals(HERE, 'later', NOW + 60_000)).toBe(1);
  });

  test('S-06 five hundred people behind one address who arrive over some minutes and stay are counted', () => {
    const arrivals = createArrivals();
    const counts = Array.from({ length: 500 }, (_, i) => arrivals(HERE, `v${i}`, NOW + i * 400));
    expect(Math.max(...counts)).toBeLessThanOrEqual(25);
    const again = Array.from({ length: 500 }, (_, i) => arrivals(HERE, `v${i}`, NOW + 210_000 + i));
    expect(Math.max(...again)).toBeLessThanOrEqual(25);
  });

  test('S-06 the window rolls: arrivals ten seconds ago are not in it, and a clock set back opens no window', () => {
    const arrivals = createArrivals();
    for (let i = 0; i < 40; i++) arrivals(HERE, `a${i}`, NOW);
    expect(arrivals(HERE, 'b', NOW + 9_999)).toBe(41);
    expect(arrivals(HERE, 'c', NOW + 10_000)).toBe(2);
    expect(arrivals(HERE, 'd', NOW - 5_000)).toBe(3);
    expect(arrivals(HERE, 'e', NOW + 86_400_000)).toBe(1);
  });

  test('S-06 sources are independent, and a missing name is not an arrival', () => {
    const arrivals = createArrivals();
    expect([arrivals(HERE, 'a', NOW), arrivals('81.2.69.143', 'a', NOW), arrivals(HERE, '', NOW)]).toEqual([1, 1, 0]);
  });

  test('S-06 memory is bounded, for sources and for names', () => {
    const arrivals = createArrivals({ names: 10, sources: 2 });
    for (let i = 0; i < 25; i++) arrivals(HERE, `v${i}`, NOW);
    expect(arrivals(HERE, 'v24', NOW + 1)).toBe(25);
    expect(arrivals(HERE, 'v0', NOW + 1)).toBe(26);
    for (const source of ['81.2.69.1', '81.2.69.2']) arrivals(source, 'a', NOW);
    expect(arrivals(HERE, 'new', NOW + 1)).toBe(1);
  });
});

test.each([
  ['81.2.69.142', true],
  ['2001:db8:85a3::1', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['::ffff:10.1.2.3', false],
  ['10.255.0.1', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.20', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['100.128.0.1', true],
  ['169.254.1.1', false],
  ['fd12:3456::1', false],
  ['fe80::1%eth0', false],
  ['unknown', false],
  ['', false],
])('S-06 whether the source of %s is judged is %s', (address, isJudged) => {
  expect(isPublicSource(subscriberOf(address))).toBe(isJudged);
});
