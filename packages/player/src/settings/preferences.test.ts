import { describe, expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, parsePreferences } from './preferences.ts';

describe('stored preferences', () => {
  test('V-03 restore language, size and contrast as chosen', () => {
    const chosen = { subtitles: true, language: 'ca', size: 'huge', contrast: 'yellow', autoplay: false } as const;
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  test('V-03 use defaults for missing values and for formats of older players', () => {
    expect(parsePreferences('{"subtitles":true,"size":"gegant","contrast":7}')).toEqual({
      ...DEFAULT_PREFERENCES,
      subtitles: true,
    });
  });

  test.each([null, '', 'on', '[1', '3', 'null'])('V-03 tolerate %s', (satisfied) => {
    expect(parsePreferences(satisfied)).toEqual(DEFAULT_PREFERENCES);
  });
});
