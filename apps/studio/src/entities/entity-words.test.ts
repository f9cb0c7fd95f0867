import { expect, test, vi } from 'vitest';
import type { EntityKind } from '../links/entity-address.ts';
import { ENTITY_VIEWS } from './entity-views.ts';
import { useEntityWords } from './entity-words.ts';

/** The hook chooses one of the languages; here the first one, then the other. */
const languages = vi.hoisted(() => ({ isEnglish: false }));
vi.mock('../messages/language.ts', () => ({
  useWordsOf: <T>(catalan: T, english: T) => (languages.isEnglish ? english : catalan),
}));

test.each([false, true])(
  'R-14 every empty table of an entity says what fills it, each in its own words',
  (isEnglish) => {
    languages.isEnglish = isEnglish;
    const words = useEntityWords();
    for (const [kind, { tables }] of Object.entries(ENTITY_VIEWS)) {
      const texts = tables.map(({ key }) => words.emptyTables[key](words.somebody[kind as EntityKind])); // cast: keys
      expect(new Set(texts).size, kind).toBe(tables.length);
    }
  },
);

test('R-14 empty tables of a campaign name its visits, and those of a search its people', () => {
  languages.isEnglish = false;
  const { emptyTables, somebody } = useEntityWords();
  expect(emptyTables.devices(somebody.campaign)).toBe(
    'Quan algú arribi amb aquesta campanya a l’adreça, aquí sortirà amb quin dispositiu.',
  );
  expect(emptyTables.searchedFrom(somebody.search)).toBe(
    'Quan algú cerqui aquest text al web, aquí sortirà des de quina pàgina.',
  );
});
