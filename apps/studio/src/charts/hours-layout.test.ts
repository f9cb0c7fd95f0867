import { expect, test } from 'vitest';
import { layoutHours, wrapLabel } from './hours-layout.ts';

const aDrawing = (over: Partial<Parameters<typeof layoutHours>[0]> = {}) =>
  layoutHours({ width: 1000, height: 260, hours: 24, known: 24, top: 100, digits: 3, ...over });

test('R-01 draws zero at the bottom and the highest mark at the top', () => {
  const at = aDrawing();
  expect([at.y(0), at.y(100)]).toEqual([at.foot, at.head]);
});

test('R-01 finds the hour drawn under a pixel, and never one without a value', () => {
  const at = aDrawing({ known: 10 });
  expect(at.hourAt(at.middle(7))).toBe(7);
  expect([at.hourAt(-50), at.hourAt(at.middle(20))]).toEqual([0, 9]);
});

test('R-01 puts labels beside a full period, inside one with room left, and above on phones', () => {
  expect(aDrawing().right).toBe(872);
  expect(aDrawing({ known: 12 }).right).toBe(992);
  expect(aDrawing({ known: 12, isLonger: true }).right).toBe(872);
  expect(aDrawing({ width: 358 })).toMatchObject({ hasNames: false, right: 350 });
});

test('R-01 breaks a long label into lines that fit beside the drawing', () => {
  expect(wrapLabel('Part d’abandonaments abans de començar')).toEqual(['Part', 'd’abandonaments', 'abans de començar']);
  expect(wrapLabel('Visites')).toEqual(['Visites']);
});
