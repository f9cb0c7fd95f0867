/** docs/import.md agrees with the code. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GalleryItem, ImportedCoverage, ImportedMedia, ImportedPicture } from '../import-fields.ts';
import { EpisodeItem, ProgrammeItem, StoryItem } from '../item-forms.ts';
import { readFeedText } from './recognise.ts';

const text = readFileSync(new URL('../../../../../../docs/import.md', import.meta.url), 'utf8');

describe('docs/import.md (W-14)', () => {
  test('W-14 its example catalogue is accepted without refusals', () => {
    const example = /```json\n([\s\S]+?)```/.exec(text)?.[1] ?? '';
    const { items, refused } = readFeedText(example, { kind: null }, 'docs/import.md');
    expect(refused).toEqual([]);
    expect(items.map(({ kind }) => kind)).toEqual([
      ...['broadcaster', 'section', 'channel', 'programme', 'episode', 'story', 'broadcast'],
    ]);
  });

  test.each([
    ['story', StoryItem, 'sections'],
    ['programme', ProgrammeItem, ''],
    ['episode', EpisodeItem, 'programme season'],
    ['`media`', ImportedMedia, ''],
    ['`picture`', ImportedPicture, ''],
    ['`gallery`', GalleryItem, ''],
    ['`live`', ImportedCoverage, ''],
  ])('W-14 lists every field of %s', (of, form, elsewhere) => {
    const row = text.split('\n').find((line) => line.startsWith(`| ${of} `) && line.includes('`')) ?? '';
    const fieldNames = Object.keys(form.shape).filter((field) => !elsewhere.split(' ').includes(field));
    expect(fieldNames.filter((field) => !row.includes(`\`${field}\``))).toEqual([]);
  });
});
