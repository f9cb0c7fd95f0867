import { toDigitalData } from '@sintonia/tag/data-layer';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { layerOf } from './current-layer.ts';

const story = { loaderData: { layer: { pageName: 'noticies/cultura/x', pageType: 'noticia' } } };
const root = { loaderData: { layer: { web: 'Tramuntana', language: 'ca' } } };
const PATH = '/noticia/1/x/';

describe('the layer of the page that is shown', () => {
  test('D-01 the innermost route speaks, over what the broadcaster says of all', () => {
    expect(layerOf([root, story], null, PATH)).toEqual({
      web: 'Tramuntana',
      language: 'ca',
      pageName: 'noticies/cultura/x',
      pageType: 'noticia',
    });
  });

  test('D-02, W-10 a page that does not exist: Error404, errorPage, no name', () => {
    const { page } = toDigitalData(layerOf([root], new ErrorResponse(404, '', null), PATH));
    expect(page).toMatchObject({
      status: 'Error404',
      tipusPagina: 'errorPage',
      pageName: '',
      actualPageName: PATH,
      web: 'Tramuntana',
    });
  });

  test('a page that failed is an error page too, and not a missing one', () => {
    const { page } = toDigitalData(layerOf([root, story], new Error('database'), PATH));
    expect(page).toMatchObject({ status: 'Error500', tipusPagina: 'errorPage' });
  });
});
