import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readableOn } from '../../pages/programme/readable-on.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colour tokens of `tokens.css`: name → light and dark value. */
const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const colour = (name: string, theme: 'light' | 'dark'): string => {
  const token = tokens.get(name);
  if (!token) throw new Error(`no token --${name}`);
  return token[theme];
};

/** Pairs of text and background colours that components use. */
const TEXT_PAIRS: [string, string][] = [
  ...['ink', 'quiet', 'noticies', 'temps', 'tele', 'radio'].flatMap((text): [string, string][] => [
    [text, 'paper'],
    [text, 'sheet'],
  ]),
  ['paper', 'ink'],
  ['quiet', 'line'],
  ['on-groc', 'groc'],
];

describe('design tokens (look.md)', () => {
  test('defines every colour of the table', () => {
    expect([...tokens.keys()]).toEqual(
      expect.arrayContaining(['paper', 'sheet', 'ink', 'quiet', 'line', 'noticies', 'temps', 'tele', 'radio', 'groc']),
    );
  });

  test.each(TEXT_PAIRS)('W-13 gives %s on %s 4.5:1 in both themes', (text, ground) => {
    for (const theme of ['light', 'dark'] as const) {
      expect(contrast(colour(text, theme), colour(ground, theme)), theme).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('W-13 gives the focus ring 3:1 against paper', () => {
    for (const theme of ['light', 'dark'] as const) {
      expect(contrast(colour('focus', theme), colour('paper', theme)), theme).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('text on the colour of a picture', () => {
  test.each(['#ffffff', '#000000', '#4a2bc2', '#ffc72c', '#777777', '#c8102e'])('gives 4.5:1 on %s', (ground) => {
    expect(contrast(ground, readableOn(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('computes the contrast of WCAG: 21 between black and white, 4.54 between #767676 and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
