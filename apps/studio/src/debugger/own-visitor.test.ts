import { expect, test } from 'vitest';
import { ownVisitor } from './own-visitor.ts';

test('R-06 reads the visitor id of this browser from the site’s cookie, and accepts any cookie text', () => {
  const cookie = encodeURIComponent(
    '-1124106680|MCIDTS|20413|MCMID|20001112223334445556667778889990001112|vVersion|5.2.0',
  );
  expect(ownVisitor(`a=b; AMCV_7A51%40SintoniaOrg=${cookie}; c`)).toBe('20001112223334445556667778889990001112');
  expect(ownVisitor('AMCV_x=%E0%A4%A; AMCV_y')).toBeNull();
  expect(ownVisitor('')).toBeNull();
});
