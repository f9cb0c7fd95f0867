import { describe, expect, test } from 'vitest';
import { readConsentForm, safeBack } from './read-form.ts';

const VENDORS = {
  web: { name: 'Web', purposes: ['analytics'] },
  persones: { name: 'Persones', purposes: ['audience'] },
} as const;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('consent form', () => {
  test('C-06 refusing turns everything off, whatever the switches say', () => {
    expect(readConsentForm(formOf({ choice: 'refuse', analytics: 'on' }), VENDORS)).toEqual({
      analytics: false,
      audience: false,
      personalisation: false,
      vendors: [],
    });
  });

  test('C-01 a choice of one’s own keeps each purpose apart', () => {
    expect(readConsentForm(formOf({ choice: 'custom', audience: 'on' }), VENDORS)).toEqual({
      analytics: false,
      audience: true,
      personalisation: false,
      vendors: ['persones'],
    });
  });

  test('the wish to choose is not yet a choice, and nothing is nothing', () => {
    expect(readConsentForm(formOf({ choice: 'choose' }), VENDORS)).toBe('choose');
    expect(readConsentForm(formOf({}), VENDORS)).toBeNull();
    expect(readConsentForm(formOf({ choice: 'yes' }), VENDORS)).toBeNull();
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/a\nb', ''])(
    'it leads back into this site alone: %j',
    (back) => expect(safeBack(back)).toBe('/'),
  );

  test('a page of the site is where one goes back to', () => {
    expect(safeBack('/cims/?temporada=2')).toBe('/cims/?temporada=2');
    expect(safeBack(null)).toBe('/');
  });
});
