import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

const never = () => false;

test('R-01 draws the pages in the window, their neighbours and the first', () => {
  expect([...pagesToShow(9, new Set([5]), never)]).toEqual([0, 4, 5, 6]);
  expect([...pagesToShow(9, new Set([8]), never)]).toEqual([0, 7, 8]);
});

test('R-01 draws every page before it is known which are in the window', () => {
  expect([...pagesToShow(3, null, never)]).toEqual([0, 1, 2]);
});

test('R-01 keeps the page with the tab stop of the grid', () => {
  expect([...pagesToShow(9, new Set([5]), (page) => page === 2)]).toEqual([0, 2, 4, 5, 6]);
});

test('R-01 draws the first page alone while the table is outside the window', () => {
  expect([...pagesToShow(4, new Set(), never)]).toEqual([0]);
});
