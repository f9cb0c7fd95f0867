import { type SavedView, SavedViewRequest } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { parseQueryState } from '../query/query-state.ts';
import { STARTERS, savedAlready, starterViews } from './starter-views.ts';

const views = starterViews((key) => `Nom de ${key}`, { suite: 'prova', inAddress: 'prova' });

test('R-19 the starters of an empty board are views that the server accepts, already pinned', () => {
  expect(views.map(({ name, isPinned }) => `${name} ${isPinned}`)).toEqual(STARTERS.map((key) => `Nom de ${key} true`));
  for (const view of views) expect(SavedViewRequest.parse(view)).toMatchObject({ query: { suite: 'prova' } });
});

test('R-19 a starter opens in «Explora» with the metrics and the suite of its tile', () => {
  for (const { path, query } of views) {
    const search = new URL(path, 'https://studio.example').searchParams;
    expect([search.get('periode'), search.get('conjunt')]).toEqual(['7d', 'prova']);
    expect(parseQueryState(search).metrics).toEqual(query?.metrics);
  }
});

test('R-19 a starter that somebody has already saved is not saved again', () => {
  const [pages, titles] = views;
  if (!pages || !titles) throw new Error('there are no starters');
  const saved = [{ path: pages.path, id: 'una' }] as SavedView[]; // cast: the two fields that are read
  expect(savedAlready(saved, pages)?.id).toBe('una');
  expect(savedAlready(saved, titles)).toBeUndefined();
});
