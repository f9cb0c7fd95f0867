import { describe, expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, parsePreferences } from './preferences.ts';

describe('what is remembered of how one watches', () => {
  test('V-03 language, size and contrast come back as they were chosen', () => {
    const chosen = { subtitles: true, language: 'ca', size: 'huge', contrast: 'yellow', autoplay: false } as const;
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  test('V-03 what nobody chose, or an older player kept otherwise, is as at first', () => {
    expect(parsePreferences('{"subtitles":true,"size":"gegant","contrast":7}')).toEqual({
      ...DEFAULT_PREFERENCES,
      subtitles: true,
    });
  });

  test.each([null, '', 'on', '[1', '3', 'null'])('V-03 %s breaks nothing', (satisfied) => {
    expect(parsePreferences(satisfied)).toEqual(DEFAULT_PREFERENCES);
  });
});
