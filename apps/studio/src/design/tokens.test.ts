import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Custom properties of the first block with this selector, over those of the light theme. */
function tokensOf(theme: 'light' | 'dark'): Record<string, string> {
  const blocks = [...css.matchAll(/(:root(?:\[data-theme='dark'\])?) \{([^}]*)\}/g)];
  const colours = (selector: string) =>
    Object.fromEntries(
      blocks
        .filter((block) => block[1] === selector)
        .flatMap((block) => [...(block[2] ?? '').matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]])),
    );
  return theme === 'light' ? colours(':root') : { ...colours(':root'), ...colours(":root[data-theme='dark']") };
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('tokens, %s', (theme) => {
  const tokens = tokensOf(theme);

  test.each(['ink', 'quiet', 'noticies', 'temps', 'tele', 'radio'])('%s is readable on paper and on sheet', (name) => {
    for (const ground of ['paper', 'sheet']) {
      expect(contrast(tokens[name] ?? '', tokens[ground] ?? ''), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('match the values of the look', () => {
  expect(tokensOf('light')).toMatchObject({ paper: '#fbfaf6', ink: '#14161a', line: '#e3e0d8', groc: '#ffc72c' });
  expect(tokensOf('dark')).toMatchObject({ paper: '#101215', ink: '#f1efea', line: '#2b2f36', groc: '#ffc72c' });
});
