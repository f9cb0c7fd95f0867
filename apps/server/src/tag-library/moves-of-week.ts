/** Versions of the tag: changes of a week, and those in force, for a mail (T-12). */
import { type Environment, type LibraryMove, type StudioLanguage, shortVersion } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import { dateText, isInWeek, type ReadWeekList } from '../mail/week-list.ts';
import type { LibraryStore } from './library-store.ts';

interface Words {
  places: Readonly<Record<Environment, string>>;
  kinds: Readonly<Record<LibraryMove['kind'], string>>;
  none: string;
  sum(moves: string): string;
  inForce(property: string, version: string): string;
}

const WORDS: Readonly<Record<StudioLanguage, Words>> = {
  ca: {
    places: { development: 'desenvolupament', staging: 'preproducció', production: 'producció' },
    kinds: { published: 'publicada', promoted: 'promoguda', rolledBack: 'torna enrere' },
    none: 'No ha canviat cap versió de l’etiqueta.',
    sum: (moves) => `Canvis de versió: ${moves}.`,
    inForce: (property, version) => `${property}: a producció hi ha la ${version}`,
  },
  en: {
    places: { development: 'development', staging: 'staging', production: 'production' },
    kinds: { published: 'published', promoted: 'promoted', rolledBack: 'rolled back' },
    none: 'No version of the tag has changed.',
    sum: (moves) => `Changes of version: ${moves}.`,
    inForce: (property, version) => `${property}: ${version} is in production`,
  },
};

export const movesOfWeek =
  (library: Pick<LibraryStore, 'properties' | 'status'>): ReadWeekList =>
  async (week) => {
    const words = WORDS[week.language];
    const properties = await library.properties();
    const all = await Promise.all(properties.map(({ slug }) => library.status(slug)));
    const moves = all.flatMap((status) =>
      status.moves.filter(({ at }) => isInWeek(week, at)).map((move) => ({ ...move, property: status.property.slug })),
    );
    const inForce = all.flatMap(({ property, environments: { production } }) =>
      production === null ? [] : [words.inForce(property.slug, shortVersion(production.version))],
    );
    return {
      lines: [
        moves.length === 0 ? words.none : words.sum(numberText(moves.length, week.language)),
        ...inForce,
        ...moves.map(
          ({ property, version, kind, environment, at }) =>
            `${property}: ${shortVersion(version)}, ${words.kinds[kind]}, ${words.places[environment]}, ${dateText(new Date(at), week)}`,
        ),
      ],
      rows: moves.map(({ property, environment, version, kind, at, by }) => ({
        ...{ property, environment, version, kind, at, by },
      })),
    };
  };
