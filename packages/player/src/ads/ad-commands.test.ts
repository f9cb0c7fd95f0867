import { expect, test } from 'vitest';
import { isAllowedInAd } from './ad-commands.ts';

test('V-02 allows pause, mute and fullscreen during an ad, but no seeking', () => {
  expect(isAllowedInAd({ do: 'toggle' })).toBe(true);
  expect(isAllowedInAd({ do: 'mute' })).toBe(true);
  expect(isAllowedInAd({ do: 'seekBy', seconds: 10 })).toBe(false);
  expect(isAllowedInAd({ do: 'seekTo', part: 0.9 })).toBe(false);
  expect(isAllowedInAd({ do: 'goLive' })).toBe(false);
  expect(isAllowedInAd({ do: 'rateBy', step: 1 })).toBe(false);
});
