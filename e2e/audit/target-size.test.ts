import { describe, expect, test } from 'vitest';
import { type Target, targetFindings } from './target-size.ts';

const target = (more: Partial<Target>): Target => ({
  label: 'a',
  x: 0,
  y: 0,
  width: 24,
  height: 24,
  isInline: false,
  isOfPlayer: false,
  ...more,
});

describe('size of targets (W-13, WCAG 2.2, 2.5.8)', () => {
  test('W-13 24 px suffice side by side', () => {
    expect(targetFindings([target({}), target({ x: 24 })], true)).toEqual([]);
  });

  test('W-13 a smaller target passes alone, but not 23 px from the centre of another', () => {
    const small = target({ label: 'petit', width: 80, height: 16 });
    expect(targetFindings([small], true)).toEqual([]);
    expect(targetFindings([small, target({ width: 80, height: 16, y: 24 })], true)).toEqual([]);
    expect(targetFindings([small, target({ width: 80, height: 16, y: 23 })], true)).toEqual([
      'petit 80×16 px, too near to others',
      'a 80×16 px, too near to others',
    ]);
    expect(targetFindings([small, target({ width: 80, height: 40, y: 19 })], true)).toEqual([
      'petit 80×16 px, too near to others',
    ]);
    expect(targetFindings([small, target({ width: 80, height: 40, y: 21 })], true)).toEqual([]);
  });

  test('W-13 links in text pass with the height of the line', () => {
    expect(targetFindings([target({ height: 10, isInline: true }), target({ y: 12 })], true)).toEqual([]);
  });

  test('W-13 controls of a player need 44 px on touch screens', () => {
    const control = target({ label: 'Pausa', width: 44, height: 40, isOfPlayer: true });
    expect(targetFindings([control], true)).toEqual(['Pausa 44×40 px in the player']);
    expect(targetFindings([control], false)).toEqual([]);
    expect(targetFindings([{ ...control, height: 44 }], true)).toEqual([]);
  });
});
