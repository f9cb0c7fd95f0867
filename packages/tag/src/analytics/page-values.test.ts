import { PAGE_FIELDS, PAGE_VARIABLES, USER_FIELDS, VIDEO_FIELDS } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { toDigitalData } from '../data-layer/data-layer.ts';
import { externalCampaign, internalCampaign } from './query-parameter.ts';

describe('page elements (A-01, T-04)', () => {
  test('A-01 place every field of the page, video and user groups in the hit', () => {
    const named = Object.entries(toDigitalData({})).flatMap(([group, fields]) =>
      Object.keys(fields).map((name) => `${group}.${name}`),
    );
    expect(named.filter((name) => !Object.hasOwn(PAGE_VARIABLES, name))).toEqual([]);
    expect(named).toHaveLength(
      [PAGE_FIELDS, VIDEO_FIELDS, USER_FIELDS].reduce((sum, table) => sum + Object.keys(table).length, 0),
    );
  });

  test('A-01 use only fields that the layer has', () => {
    const layer = toDigitalData({}) as unknown as Record<string, Record<string, unknown>>;
    for (const name of Object.keys(PAGE_VARIABLES).filter((name) => !name.startsWith('tag.'))) {
      const [group = '', field = ''] = name.split('.');
      expect(layer[group], name).toHaveProperty(field);
    }
  });

  test('T-04 read int in exactly these letters, ext in any case, and take the first', () => {
    const search = '?INT=a&int=&int=b&int=c&Ext=d';
    expect([internalCampaign(search), externalCampaign(search)]).toEqual(['b', 'd']);
    expect([internalCampaign(''), externalCampaign('')]).toEqual(['', '']);
  });

  test('T-04 read at most 1000 parameters of a query', () => {
    const filling = Array.from({ length: 999 }, (_, i) => `p${i}=1`).join('&');
    const search = `?${filling}&int=a&ext=b`;
    expect([internalCampaign(search), externalCampaign(search)]).toEqual(['a', '']);
  });
});
