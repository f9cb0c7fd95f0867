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

describe('elements that the Tab key reaches (W-13)', () => {
  test('W-13 accepts all elements in document order and then leaving the page; scrolling areas may come between', () => {
    expect(keyboardFindings(walk([step(0), step(-1), step(1), step(2)]))).toEqual([]);
  });
  test('W-13 finds a trap', () => {
    expect(keyboardFindings(walk([step(0), step(1), step(2), step(2)], false))).toEqual([
      'the focus does not leave the page; last at #2',
    ]);
  });
  test('W-13 finds an element that is not reached', () => {
    expect(keyboardFindings(walk([step(0), step(2)]))).toEqual(['Tab does not reach #1']);
    expect(keyboardFindings({ reachable: ['#0', null, '#2'], steps: [step(0), step(2)], hasLeft: true })).toEqual([]);
  });
  test('W-13 finds another order', () => {
    expect(keyboardFindings(walk([step(1), step(0), step(2)]))).toEqual(['#0 comes after #1']);
  });
  test('W-13 finds focus that is invisible or covered', () => {
    expect(focusFindings(walk([step(0), step(1, { isSeen: false }), step(2, { isCovered: true })]))).toEqual([
      '#1 does not show that it has the focus',
      '#2 has the focus under something else',
    ]);
  });
});
