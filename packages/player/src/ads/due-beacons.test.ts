import { expect, test } from 'vitest';
import { dueBeacons } from './due-beacons.ts';
import { anAd } from './testing/an-ad.ts';

test('V-02 makes each quartile due once when its second has passed, also several at a time', () => {
  const ad = anAd({ lengthS: 8 });
  expect(dueBeacons(ad, 0, 1.9)).toEqual([]);
  expect(dueBeacons(ad, 1.9, 2)).toEqual(['/firstQuartile?ad=tren']);
  expect(dueBeacons(ad, 2, 6)).toEqual(['/midpoint?ad=tren', '/thirdQuartile?ad=tren']);
});

test('V-02 makes progress due at its seconds, including second 0', () => {
  const ad = anAd({
    tracking: {},
    progress: [
      { atS: 0, url: '/zero' },
      { atS: 3, url: '/three' },
    ],
  });
  expect(dueBeacons(ad, 0, 0.2)).toEqual(['/zero']);
  expect(dueBeacons(ad, 0.2, 5)).toEqual(['/three']);
});

test('V-02 has no quartiles for an ad of unknown length', () => {
  expect(dueBeacons(anAd({ lengthS: 0 }), 0, 5)).toEqual([]);
});
