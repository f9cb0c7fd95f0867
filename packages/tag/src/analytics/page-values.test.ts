import { PAGE_VARIABLES } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { PAGE_FIELDS, toDigitalData, USER_FIELDS } from '../data-layer/data-layer.ts';
import { externalCampaign, internalCampaign } from './query-parameter.ts';

describe('page elements (A-01, T-04)', () => {
  test('A-01 every field of the page and user groups has its place in the hit', () => {
    const { page, user } = toDigitalData({});
    const named = [
      ...Object.keys(page).map((name) => `page.${name}`),
      ...Object.keys(user).map((name) => `user.${name}`),
    ];
    const missing = named.filter((name) => !Object.hasOwn(PAGE_VARIABLES, name));
    expect(missing).toEqual(['page.URL']); // the hit's own page address, `g`
    expect(named).toHaveLength(Object.keys(PAGE_FIELDS).length + Object.keys(USER_FIELDS).length);
  });

  test('A-01 no variable asks for a field that the layer does not have', () => {
    const layer = toDigitalData({}) as unknown as Record<string, Record<string, unknown>>;
    for (const name of Object.keys(PAGE_VARIABLES).filter((name) => !name.startsWith('tag.'))) {
      const [group = '', field = ''] = name.split('.');
      expect(layer[group], name).toHaveProperty(field);
    }
  });

  test('T-04 int is read in just these letters, ext in any; the first counts', () => {
    const search = '?INT=a&int=&int=b&int=c&Ext=d';
    expect([internalCampaign(search), externalCampaign(search)]).toEqual(['b', 'd']);
    expect([internalCampaign(''), externalCampaign('')]).toEqual(['', '']);
  });

  test('T-04 of a query at most 1000 parameters are read', () => {
    const filling = Array.from({ length: 999 }, (_, i) => `p${i}=1`).join('&');
    const search = `?${filling}&int=a&ext=b`;
    expect([internalCampaign(search), externalCampaign(search)]).toEqual(['a', '']);
  });
});
