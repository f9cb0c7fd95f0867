import { toDigitalData } from '@sintonia/tag/data-layer';
import { expect, test } from 'vitest';
import { entitiesOf } from './page-entities.ts';

test('R-21 an episode leads to its page, title and programme in the studio, with any text', () => {
  const layer = toDigitalData({
    pageName: 'video/cims/1001',
    pageType: 'video',
    contentTitle: 'Neu & «vent» <3',
    programme: 'Cims',
  });
  expect(entitiesOf(layer, '/video/1001/').map(({ kind, address }) => `${kind} ${address}`)).toEqual([
    'page /estudi/fitxa/pagina?de=video%2Fcims%2F1001',
    'title /estudi/fitxa/titol?de=Neu+%26+%C2%ABvent%C2%BB+%3C3',
    'programme /estudi/fitxa/programa?de=Cims',
  ]);
});

test('R-21 a live page leads to the broadcast that is on air on its channel', () => {
  const layer = toDigitalData({ pageName: 'directes/tramuntana-1', pageType: 'directe', channel: 'Tramuntana 1' });
  const found = entitiesOf(layer, '/directes/tramuntana-1/').map(({ kind, address }) => `${kind} ${address}`);
  expect(found).toContain('broadcast /estudi/fitxa/emissio?canal=tramuntana-1&emissio=ara');
  expect(entitiesOf(layer, '/directes/').map(({ kind }) => kind)).not.toContain('broadcast');
});

test('R-21 a story leads to its page only, an error page to its path, and nothing without a data layer', () => {
  const story = toDigitalData({ pageName: 'noticies/cultura/cobla', pageType: 'noticia', contentTitle: 'La cobla' });
  expect(entitiesOf(story, '/').map(({ kind, value }) => [kind, value])).toEqual([['page', 'noticies/cultura/cobla']]);
  const failed = { page: { ...toDigitalData({}).page, pageName: '' } };
  expect(entitiesOf(failed, '/a/')[0]?.value).toBe('/a/');
  expect(entitiesOf(undefined, '/a/')).toEqual([]);
});

test('R-21 a page leads to its section, its author and what was searched', () => {
  const kindsOf = (fields: Parameters<typeof toDigitalData>[0]) =>
    entitiesOf(toDigitalData({ pageName: 'a', ...fields }), '/').map(({ kind, value }) => `${kind} ${value}`);
  expect(kindsOf({ section: 'noticies', author: 'Marta Escarrà Duch' })).toEqual([
    'page a',
    'section noticies',
    'author Marta Escarrà Duch',
  ]);
  expect(kindsOf({ searchKeywords: 'horaris del tren' })).toContain('search horaris del tren');
});
