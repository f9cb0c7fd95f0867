import { describe, expect, test } from 'vitest';
import { focusFindings, keyboardFindings, type Step } from './keyboard-order.ts';

const step = (index: number, more: Partial<Step> = {}): Step => ({
  label: `#${index}`,
  index,
  isSeen: true,
  isCovered: false,
  ...more,
});
const walk = (steps: Step[], hasLeft = true) => ({ reachable: ['#0', '#1', '#2'], steps, hasLeft });

describe('what the Tab key visits (W-13)', () => {
  test('W-13 all, in the order of the document, and out again; areas that scroll may come between', () => {
    expect(keyboardFindings(walk([step(0), step(-1), step(1), step(2)]))).toEqual([]);
  });
  test('W-13 a trap', () => {
    expect(keyboardFindings(walk([step(0), step(1), step(2), step(2)], false))).toEqual([
      'the focus does not leave the page; last at #2',
    ]);
  });
  test('W-13 something that is not reached', () => {
    expect(keyboardFindings(walk([step(0), step(2)]))).toEqual(['Tab does not reach #1']);
  });
  test('W-13 another order', () => {
    expect(keyboardFindings(walk([step(1), step(0), step(2)]))).toEqual(['#0 comes after #1']);
  });
  test('W-13 the focus is seen, and not under something', () => {
    expect(focusFindings(walk([step(0), step(1, { isSeen: false }), step(2, { isCovered: true })]))).toEqual([
      '#1 does not show that it has the focus',
      '#2 has the focus under something else',
    ]);
  });
});
