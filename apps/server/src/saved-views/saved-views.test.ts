/** Saved views over the real stores. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAudit } from '../accounts/audit/audit-query.ts';
import { ANNA, BIEL, openSavedViews, SECTIONS } from './testing/open-saved-views.ts';

let studio: Awaited<ReturnType<typeof openSavedViews>>;
beforeAll(async () => {
  studio = await openSavedViews();
});
afterAll(() => studio.close());

describe('saved views', () => {
  test('R-12 R-19 saves, shares, renames, pins, orders and removes a view for people with the right to', async () => {
    const mine = (await studio.save(ANNA, { name: 'Només meva', isPinned: true })).json();
    const shared = (await studio.save(ANNA, { name: 'De tothom', isShared: true })).json();
    expect((await studio.list(BIEL)).map(({ name, mayChange }) => [name, mayChange])).toEqual([['De tothom', false]]);
    expect((await studio.send('PUT', `/api/saved-views/${mine.id}/pin`, BIEL, { isPinned: true })).statusCode).toBe(
      404,
    );
    await studio.send('PUT', `/api/saved-views/${shared.id}/pin`, ANNA, { isPinned: true });
    await studio.send('PUT', '/api/saved-views/board', ANNA, { views: [shared.id, mine.id] });
    expect((await studio.list(ANNA)).map(({ name, place }) => [name, place])).toEqual([
      ['De tothom', 1],
      ['Només meva', 2],
    ]);
    const rename = (who: string, headers = {}) =>
      studio.send('PUT', `/api/saved-views/${shared.id}`, who, { name: 'Per a tothom', isShared: true }, headers);
    expect((await rename(BIEL)).statusCode).toBe(404);
    expect((await rename(BIEL, { 'x-role': 'administrator' })).statusCode).toBe(200);
    expect((await studio.send('POST', `/api/saved-views/${mine.id}/remove`, BIEL)).statusCode).toBe(404);
    expect((await studio.send('POST', `/api/saved-views/${mine.id}/remove`, ANNA)).statusCode).toBe(200);
    expect((await studio.list(ANNA)).map(({ name }) => name)).toEqual(['Per a tothom']);
    const { entries } = await readAudit(studio.store.database, { person: '', text: '' }, 50);
    expect(entries.map(({ action }) => action)).toEqual([
      'views.removed',
      'views.changed',
      'views.saved',
      'views.saved',
    ]);
    await studio.send('POST', `/api/saved-views/${shared.id}/remove`, ANNA);
  });

  test('R-19 refuses other addresses, unknown names and too much', async () => {
    for (const wrong of [
      { path: 'https://dolent.example/' },
      { path: '//dolent.example/' },
      { path: '/\\dolent.example' },
      { path: 'javascript:alert(1)' },
      { path: `/explora?${'x'.repeat(5000)}` },
      { name: '   ' },
      { name: 'x'.repeat(81) },
      { query: { ...SECTIONS, metrics: ['nothing'] } },
      { query: { ...SECTIONS, period: 'ever' } },
      { isAdministrator: true },
    ]) {
      expect((await studio.save(ANNA, wrong)).statusCode, JSON.stringify(wrong).slice(0, 80)).toBe(400);
    }
    for (const id of ['x', "' or 1=1", '0'.repeat(16)]) {
      expect((await studio.send('POST', `/api/saved-views/${encodeURIComponent(id)}/remove`, ANNA)).statusCode).toBe(
        404,
      );
    }
    expect(await studio.list(ANNA)).toEqual([]);
  });

  test('R-19 an analysis with an unknown name is refused when it is saved, with its place and the nearest name', async () => {
    const period = 'last7Days';
    const refused = async (analysis: object) => {
      const answer = await studio.save(ANNA, { name: 'Mal escrita', query: null, analysis });
      const [problem] = answer.json().problems;
      return [answer.statusCode, problem.code, problem.path, problem.message];
    };
    const sectoin = { is: 'equals', dimension: 'sectoin', value: 'x' };
    expect([
      await refused({ kind: 'flow', query: { period, value: 'x', dimension: 'pagee' } }),
      await refused({ kind: 'funnel', query: { period, steps: [sectoin] } }),
      await refused({ kind: 'retention', query: { period, filter: sectoin } }),
    ]).toEqual([
      [400, 'unknownDimension', 'analysis.query.dimension', expect.stringContaining('page')],
      [400, 'unknownDimension', 'analysis.query.steps[0].dimension', expect.stringMatching(/\bsection\b/)],
      [400, 'unknownDimension', 'analysis.query.filter.dimension', expect.stringMatching(/\bsection\b/)],
    ]);
    expect((await studio.list(ANNA)).filter(({ name }) => name === 'Mal escrita')).toEqual([]);
  });
});
