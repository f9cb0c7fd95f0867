import { expect, test } from 'vitest';
import { clicksByRegion, clicksOnPage } from './clicks-on-page.ts';

const clicks = [
  { region: 'peu', link: 'Ràdio', count: 10 },
  { region: 'obertura', link: 'Pluja: 40\u00a0%', count: 60 },
  { region: 'obertura', link: 'Ahir', count: 30 },
  { region: 'peu', link: 'Mai', count: 0 },
];

test('R-21 clicks belong to the elements of the same region and text; others are no longer on the page', () => {
  const links = [
    { region: 'obertura', link: 'Pluja: 40 %', element: 'a' },
    { region: 'peu', link: 'Ràdio', element: 'b' },
    { region: 'peu', link: 'Ràdio', element: 'c' },
    { region: 'contingut', link: 'Pluja', element: 'd' },
  ];
  expect(clicksOnPage(clicks, links)).toEqual([
    { region: 'obertura', link: 'Pluja: 40\u00a0%', count: 60, share: 0.6, elements: ['a'] },
    { region: 'obertura', link: 'Ahir', count: 30, share: 0.3, elements: [] },
    { region: 'peu', link: 'Ràdio', count: 10, share: 0.1, elements: ['b', 'c'] },
  ]);
});

test('R-21 regions sum the clicks of their links', () => {
  expect(clicksByRegion(clicks)).toEqual([
    { region: 'obertura', count: 90, share: 0.9 },
    { region: 'peu', count: 10, share: 0.1 },
  ]);
  expect(clicksByRegion([])).toEqual([]);
});
