import { expect, test } from 'vitest';
import { reportLines } from './report.ts';

test('W-13 prints one line for a correct page, and otherwise each finding once with its views', () => {
  const [light, dark] = [{ width: 320, scheme: 'light' } as const, { width: 320, scheme: 'dark' } as const];
  expect(
    reportLines('/', [
      { view: light, findings: { axe: [], reflow: [] } },
      { view: dark, findings: { axe: [], reflow: [] } },
    ]),
  ).toEqual({ lines: ['  ok  /  4 checks in 2 views'], passed: 4, failed: 0 });
  expect(
    reportLines('/', [
      { view: light, findings: { axe: [], reflow: ['3 px', '3 px'] } },
      { view: dark, findings: { axe: ['label: #a'], reflow: ['3 px'] } },
    ]),
  ).toEqual({
    lines: ['FAIL  /  3 of 4 checks failed', '       reflow: 3 px (every view)', '       axe: label: #a (320 dark)'],
    passed: 1,
    failed: 3,
  });
});
