import { VOTER_COOKIE } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { voterOf, voterOrNew } from './voter.ts';

test('W-09 a browser is recognised by the cookie that it received', () => {
  const { key, cookies } = voterOrNew('', null, false);
  const [pair = ''] = cookies[0]?.split(';') ?? [];
  expect(pair).toMatch(new RegExp(`^${VOTER_COOKIE}=`));
  expect(voterOf(`x=1; ${pair}`, null)).toBe(key);
  expect(voterOf(`x${pair}`, null)).toBeNull();
});
