import { expect, test } from 'vitest';
import { USER_COOKIE } from './cookie-names.ts';
import { userIdOf } from './user-cookie.ts';

test('D-05 the hash is read from the cookie of that name only', () => {
  const hash = 'a1'.repeat(32);
  expect(userIdOf(`x=1; ${USER_COOKIE}=${hash}`)).toBe(hash);
  expect(userIdOf(`x${USER_COOKIE}=${hash}`)).toBeNull();
  expect(userIdOf(`${USER_COOKIE}=${hash}0`)).toBeNull();
});
