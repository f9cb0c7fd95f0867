import { expect, test } from 'vitest';
import { limitUnitOf, sizeOf } from './limit-unit.ts';

test('R-13 the limit of a share is typed in per cent, of a bitrate in kb/s, as figures are shown', () => {
  const ofShare = limitUnitOf({ key: 'goodSessionRate', unit: 'ratio' });
  expect([ofShare, 40 * sizeOf(ofShare)]).toEqual(['percent', 0.4]);
  const ofBitrate = limitUnitOf({ key: 'bitrate', unit: 'bitsPerSecond' });
  expect([ofBitrate, 800 * sizeOf(ofBitrate)]).toEqual(['kilobits', 800_000]);
  const ofMean = limitUnitOf({ key: 'pagesPerVisit', unit: 'ratio' });
  expect([ofMean, sizeOf(ofMean)]).toEqual([null, 1]);
});
