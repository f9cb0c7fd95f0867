import { expect, test } from 'vitest';
import { pathAt, startOffsetS } from './start-offset.ts';

test('W-07 starts an episode at the second that the address names', () => {
  expect(startOffsetS(new URL(pathAt('/video/1001/', 83), 'https://x.example').search)).toBe(83);
  expect(startOffsetS('?int=a&t=0')).toBe(0);
  for (const search of ['', '?t=', '?t=-1', '?t=1e3', '?t=83s', '?t=1.5', '?t=999999', '?tt=1']) {
    expect(startOffsetS(search), search).toBeNull();
  }
});
