import { describe, expect, test } from 'vitest';
import { safeBack } from '../../ui/forms/safe-back.ts';
import { readConsentForm } from './read-form.ts';

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
  test('C-06 turns everything off on refusal, whatever the switches say', () => {
    expect(readConsentForm(formOf({ choice: 'refuse', analytics: 'on' }), VENDORS)).toEqual({
      analytics: false,
      audience: false,
      personalisation: false,
      vendors: [],
    });
  });

  test('C-01 keeps each purpose of a custom choice apart', () => {
    expect(readConsentForm(formOf({ choice: 'custom', audience: 'on' }), VENDORS)).toEqual({
      analytics: false,
      audience: true,
      personalisation: false,
      vendors: ['persones'],
    });
  });

  test('treats a request for the switches as no choice yet, and an empty form as no answer', () => {
    expect(readConsentForm(formOf({ choice: 'choose' }), VENDORS)).toBe('choose');
    expect(readConsentForm(formOf({}), VENDORS)).toBeNull();
    expect(readConsentForm(formOf({ choice: 'yes' }), VENDORS)).toBeNull();
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/a\nb', ''])(
    'returns only to paths of this site: %j',
    (back) => expect(safeBack(back)).toBe('/'),
  );

  test('accepts a page of the site as the return address', () => {
    expect(safeBack('/cims/?temporada=2')).toBe('/cims/?temporada=2');
    expect(safeBack(null)).toBe('/');
  });
});
