import { describe, expect, test } from 'vitest';
import { resolveSource } from '../loading/resolve-source.ts';
import { aSource, aStory } from '../testing/a-source.ts';
import { createCatalogueReader } from './catalogue-reader.ts';

const source = aSource({
  stories: [
    aStory(1, { themes: ['Aigua', 'Sequera'], section: 'cultura' }),
    aStory(2, { themes: ['Vent'] }),
    aStory(3, { themes: ['Aigua'], section: 'esports' }),
    aStory(4, { themes: ['Trens'] }),
    aStory(5, { themes: ['Aigua', 'Sequera', 'Vent'], section: 'esports' }),
    aStory(6, { themes: ['Castells'], related: [3] }),
    aStory(7, { themes: ['Aigua'], related: [2, 4, 6, 1] }),
    aStory(8, { themes: ['…'], section: 'cultura' }),
  ],
});

describe('related stories (W-02)', () => {
  test.each([
    [7, [2, 4, 6, 1], 'what the editor named, as it was named'],
    [1, [5, 3, 7], 'what shares most themes, then the newest of one of them'],
    [6, [3, 2, 4], 'beside what was named the newest of the section'],
    [8, [1], 'never itself, and no more than there is'],
  ])('story %i leads to %j: %s', async (id, related) => {
    const page = await createCatalogueReader(resolveSource(source, {}, 0), () => []).story(id);
    expect(page.ok && page.value.related.map((card) => card.id)).toEqual(related);
  });
});
