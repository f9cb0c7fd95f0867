import { toDigitalData } from '@sintonia/tag/data-layer';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { layerOf } from './current-layer.ts';

const story = { loaderData: { layer: { pageName: 'noticies/cultura/x', pageType: 'noticia' } } };
const root = { loaderData: { layer: { web: 'Tramuntana', language: 'ca' } } };
const PATH = '/noticia/1/x/';

describe('data layer of the current page', () => {
  test('D-01 the innermost route overrides the broadcaster’s defaults', () => {
    expect(layerOf([root, story], null, PATH)).toEqual({
      web: 'Tramuntana',
      language: 'ca',
      pageName: 'noticies/cultura/x',
      pageType: 'noticia',
    });
  });

  test('D-02, W-10 describes a missing page as Error404, errorPage, without a name', () => {
    const { page } = toDigitalData(layerOf([root], new ErrorResponse(404, '', null), PATH));
    expect(page).toMatchObject({
      status: 'Error404',
      tipusPagina: 'errorPage',
      pageName: '',
      actualPageName: PATH,
      web: 'Tramuntana',
    });
  });

  test('describes a failed page as an error page, not as a missing one', () => {
    const { page } = toDigitalData(layerOf([root, story], new Error('database'), PATH));
    expect(page).toMatchObject({ status: 'Error500', tipusPagina: 'errorPage' });
  });
});
