import { expect, test } from 'vitest';
import { parseQueryState } from '../query/query-state.ts';
import { textTargets } from './text-queries.ts';

const here = new URLSearchParams('periode=7d&conjunt=prova');
const queriesOf = (text: string) =>
  textTargets(text, here).map(({ subject, to }) => {
    const { metrics, dimensions, search } = parseQueryState(new URLSearchParams(to.search));
    return [subject, metrics[0], dimensions.join(), search];
  });

test('R-01 any typed text leads to the pages, titles, searches and campaigns that contain it', () => {
  expect(queriesOf('horaris del tren')).toEqual([
    ['pages', 'pageviews', 'page', 'horaris-del-tren'],
    ['titles', 'mediaStarts', 'title', 'horaris del tren'],
    ['searches', 'searches', 'searchKeywords', 'horaris del tren'],
    ['campaigns', 'campaignVisits', 'visitCampaign', 'horaris del tren'],
  ]);
});

test('R-01 pages and campaigns are codes without accents, titles and searches are as people write them', () => {
  expect(queriesOf('l’últim butlletí').map(([, , , search]) => search)).toEqual([
    'l-ultim-butlleti',
    'l’últim butlletí',
    'l’últim butlletí',
    'l’ultim butlleti',
  ]);
});

test('R-01 queries of a typed text keep the period and the suite, and there are none without a text', () => {
  for (const { to } of textTargets('x', here)) {
    expect(to.pathname).toBe('/explora');
    expect(to.search).toMatch(/^\?periode=7d&conjunt=prova&/);
  }
  expect(textTargets('', here)).toEqual([]);
});

test('R-07 the id of a visitor is in the address of no query, the code of a campaign is', () => {
  expect(textTargets('20001112223334445556667778889990001112', here)).toEqual([]);
  expect(textTargets('butlleti-de-tardor-2026', here)).toHaveLength(4);
});
