import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTokenSigner } from '../../http/protection/token-signer.ts';
import { type Beacon, beaconAddress, readBeacon } from './ad-beacon.ts';

const NOW_S = 1_800_000_000;
const signer = createTokenSigner('secret');
const aBeacon = (overrides: Partial<Beacon> = {}): Beacon => ({
  kind: 'pre',
  atS: NOW_S,
  turn: 1,
  ad: 'milk',
  report: ['https://ads.example/1'],
  to: null,
  ...overrides,
});
const signedOf = (address: string) => address.split('?ad=')[1] ?? '';

describe('the address of an event', () => {
  test('V-02 carries the addresses to notify, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.webUrl(), { maxLength: 10 }), (ad, report) => {
        const beacon = aBeacon({ ad: ad.toWellFormed(), report });
        const address = beaconAddress('start', beacon, signer);
        expect(address).toMatch(/^\/ads\/event\/start\?ad=[\w-]+$/);
        expect(readBeacon('start', signedOf(address), NOW_S, signer)).toEqual(beacon);
      }),
    );
  });

  test('V-02 stays within the length limit by dropping the last addresses to notify', () => {
    const report = Array.from({ length: 20 }, (_, i) => `https://ads.example/${i}/${noise(i, 900)}`);
    const address = beaconAddress('start', aBeacon({ report }), signer);
    expect(address.length).toBeLessThan(8100);
    const read = readBeacon('start', signedOf(address), NOW_S, signer);
    expect(typeof read !== 'string' && read.report).toEqual(report.slice(0, 5));
  });

  test.each([
    ['of another event', 'complete' as const, NOW_S, 'unreadable'],
    ['too long ago', 'start' as const, NOW_S + 7 * 3600, 'expired'],
    ['from the future', 'start' as const, NOW_S - 3600, 'expired'],
  ])('V-02 is refused %s', (_, event, nowS, why) => {
    const signed = signedOf(beaconAddress('start', aBeacon(), signer));
    expect(readBeacon(event, signed, nowS, signer)).toBe(why);
  });

  test('V-02 a sealed value that is not a beacon is refused', () => {
    expect(readBeacon('start', signer.sign('event:start', Buffer.from('{}')), NOW_S, signer)).toBe('unreadable');
  });
});

/** Text that does not compress. */
function noise(seed: number, length: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8).toString(36).slice(-1);
  }).join('');
}
