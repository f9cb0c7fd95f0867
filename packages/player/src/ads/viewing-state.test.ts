import { expect, test } from 'vitest';
import { rememberViewingState, withViewingState } from './viewing-state.ts';

const BASE = 'https://tramuntana.example/video/1001/';

test('V-08 sends the state of the last list with the next request', () => {
  expect(withViewingState('/ads/assets/vod/cims/pre', BASE)).toBe('/ads/assets/vod/cims/pre');
  rememberViewingState({ 'X-AD-STATE': 'a.b' });
  rememberViewingState({ ASSETS: [] });
  rememberViewingState('not a list');
  expect(withViewingState('/ads/assets/vod/cims/pre?state=old', BASE)).toBe(
    'https://tramuntana.example/ads/assets/vod/cims/pre?state=a.b',
  );
});
