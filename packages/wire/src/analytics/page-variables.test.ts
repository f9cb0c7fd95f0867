import { describe, expect, test } from 'vitest';
import { PAGE_VARIABLE_MEANINGS, pageColumns } from './page-variable-meanings.ts';
import { PAGE_VARIABLES } from './page-variables.ts';

describe('page variables (A-01)', () => {
  test('A-01 give every value its own place', () => {
    const places = Object.values(PAGE_VARIABLES).map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
  });

  test('A-01 have a unique label in Catalan and in English each', () => {
    for (const language of ['ca', 'en'] as const) {
      const names = Object.values(PAGE_VARIABLE_MEANINGS).map((meaning) => meaning[language]);
      expect(names.every(Boolean)).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('A-01 fill the columns of the hits table by name', () => {
    const columns = pageColumns({
      pageName: 'esports/portada',
      channel: 'noticies',
      campaign: 'butlleti',
      variables: { c1: 'esports', v1: 'portada', v20: 'el temps' },
    });
    expect(columns).toMatchObject({
      page_name: 'esports/portada',
      portal: 'noticies',
      campaign_external: 'butlleti',
      section: 'esports',
      page_type: 'portada',
      search_keyword: 'el temps',
      programme: '',
    });
    expect(Object.keys(columns)).toHaveLength(15);
  });

  test('C-07 leave whatever identifies the visitor out of the exempt hit', () => {
    const withoutIds = Object.entries(PAGE_VARIABLES).filter(([, variable]) => !('ofVisitor' in variable));
    expect(withoutIds.map(([name]) => name)).not.toContain('user.idUsuari');
    expect(
      withoutIds.some(([name]) => name.startsWith('user.') || /queryString|paraules|viewport|screenReader/.test(name)),
    ).toBe(false);
  });
});
