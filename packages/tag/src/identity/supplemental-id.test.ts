import { describe, expect, test } from 'vitest';
import { createSupplementalIds, SUPPLEMENTAL_ID_MS } from './supplemental-id.ts';

function ids() {
  let nowMs = 0;
  let made = 0;
  const { take } = createSupplementalIds(
    () => nowMs,
    () => String(++made).padStart(16, '0'),
  );
  return {
    take,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('supplemental data id (§ 9)', () => {
  test('P-03 as recorded: two clients share one, and who asks again gets the next', () => {
    const { take } = ids();
    const taken = ['a', 'b', 'a', 'b'].map((client) => take(client, true));
    expect(taken[0]).toMatch(/^[\dA-F]{16}-[\dA-F]{16}$/);
    expect(taken[1]).toBe(taken[0]);
    expect(taken[2]).not.toBe(taken[0]);
    expect(taken[3]).toBe(taken[2]);
  });

  test('A-01 a page view has only an id that a delivery call took before, and the next page view none', () => {
    const { take } = ids();
    expect(take('analytics', false)).toBeUndefined();
    const delivered = take('target', true);
    expect(take('analytics', false)).toBe(delivered);
    expect(take('analytics', false)).toBeUndefined();
  });

  test('P-04 it is shared for 30 s', () => {
    const { take, pass } = ids();
    take('target', true);
    pass(SUPPLEMENTAL_ID_MS - 1);
    expect(take('analytics', false)).toBeDefined();
    take('target', true);
    pass(SUPPLEMENTAL_ID_MS);
    expect(take('analytics', false)).toBeUndefined();
  });
});
