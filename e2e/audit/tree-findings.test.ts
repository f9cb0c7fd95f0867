import { describe, expect, test } from 'vitest';
import type { TreeNode } from './accessible-tree.ts';
import { headingFindings, landmarkFindings, nameFindings } from './tree-findings.ts';

const node = (role: string, name = 'x', more: Partial<TreeNode> = {}): TreeNode => ({
  role,
  name,
  level: 0,
  isFocusable: false,
  ...more,
});
const headings = (...levels: number[]) => levels.map((level) => node('heading', `h${level}`, { level }));

describe('accessibility tree (W-13)', () => {
  test.each([
    { levels: [1, 2, 3, 3, 2], found: [] },
    { levels: [2, 1, 2], found: [] },
    { levels: [], found: ['0 headings of level 1'] },
    { levels: [1, 2, 1], found: ['2 headings of level 1'] },
    { levels: [1, 3], found: ['«h3» has level 3 after level 1'] },
    { levels: [3, 1], found: ['«h3» has level 3 after level 1'] },
  ])('W-13 checks the order of headings of levels $levels', ({ levels, found }) => {
    expect(headingFindings(headings(...levels))).toEqual(found);
  });

  test('W-13 a heading needs text', () => {
    expect(headingFindings([node('heading', ' ', { level: 1 })])).toEqual(['a heading of level 1 says nothing']);
    expect(headingFindings(headings(1), 'modal')).toEqual(['1 headings of level 1']);
    expect(headingFindings([], 'modal')).toEqual([]);
  });

  test('W-13 a page in the shell needs header, main and footer; one in its own window needs main', () => {
    const whole = [node('banner'), node('main'), node('contentinfo')];
    expect(landmarkFindings(whole, 'shell')).toEqual([]);
    expect(landmarkFindings(whole.slice(0, 2), 'shell')).toEqual(['0 landmarks «contentinfo»']);
    expect(landmarkFindings([node('main')], 'alone')).toEqual([]);
    expect(landmarkFindings([node('dialog')], 'modal')).toEqual([]);
    expect(landmarkFindings([], 'modal')).toEqual(['0 landmarks «dialog»']);
    expect(landmarkFindings([node('main'), node('main')], 'alone')).toEqual(['2 landmarks «main»']);
  });

  test('W-13 two landmarks of a kind need different names; a form without a name is none', () => {
    const twice = (role: string, name: string) => [node('main'), node(role, name), node(role, name)];
    expect(landmarkFindings(twice('navigation', 'Dia'), 'alone')).toEqual([
      'two landmarks «navigation» are called «Dia»',
    ]);
    expect(landmarkFindings(twice('navigation', ''), 'alone')).toHaveLength(1);
    expect(landmarkFindings(twice('form', ''), 'alone')).toEqual([]);
    expect(landmarkFindings([...twice('navigation', 'Dia').slice(0, 2), node('navigation', 'Canal')], 'alone')).toEqual(
      [],
    );
  });

  test('W-13 controls and focusable elements need a name', () => {
    expect(
      nameFindings([node('button', ''), node('link', 'Inici'), node('generic', '', { isFocusable: true })]),
    ).toEqual(['a «button» has no name', 'a «generic» has no name']);
  });
});
