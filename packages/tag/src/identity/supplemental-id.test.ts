import { describe, expect, test } from 'vitest';
import { createSupplementalIds, SUPPLEMENTAL_ID_MS } from './supplemental-id.ts';

function ids() {
  let nowMs = 0;
  let made = 0;
  const { consume } = createSupplementalIds(
    () => nowMs,
    () => String(++made).padStart(16, '0'),
  );
  return {
    consume,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('supplemental data id (§ 9)', () => {
  test('P-03 is shared by two clients as recorded, and renewed for a client that asks again', () => {
    const { consume } = ids();
    const taken = ['a', 'b', 'a', 'b'].map((client) => consume(client, true));
    expect(taken[0]).toMatch(/^[\dA-F]{16}-[\dA-F]{16}$/);
    expect(taken[1]).toBe(taken[0]);
    expect(taken[2]).not.toBe(taken[0]);
    expect(taken[3]).toBe(taken[2]);
  });

  test('A-01 is on a page view only after a delivery call took it, and not on the next page view', () => {
    const { consume } = ids();
    expect(consume('analytics', false)).toBeUndefined();
    const delivered = consume('target', true);
    expect(consume('analytics', false)).toBe(delivered);
    expect(consume('analytics', false)).toBeUndefined();
  });

  test('P-04 is shared for 30 s', () => {
    const { consume, pass } = ids();
    consume('target', true);
    pass(SUPPLEMENTAL_ID_MS - 1);
    expect(consume('analytics', false)).toBeDefined();
    consume('target', true);
    pass(SUPPLEMENTAL_ID_MS);
    expect(consume('analytics', false)).toBeUndefined();
  });
});
