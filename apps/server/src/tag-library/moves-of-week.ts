/** Versions of the tag: changes of a week, and those in force, for a mail (T-12). */
import { type Environment, type LibraryMove, shortVersion } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import { dateText, isInWeek, type ReadWeekList } from '../mail/week-list.ts';
import type { LibraryStore } from './library-store.ts';

const PLACES: Readonly<Record<Environment, string>> = {
  development: 'desenvolupament',
  staging: 'preproducció',
  production: 'producció',
};
const KINDS: Readonly<Record<LibraryMove['kind'], string>> = {
  published: 'publicada',
  promoted: 'promoguda',
  rolledBack: 'torna enrere',
};
export const movesOfWeek =
  (library: Pick<LibraryStore, 'properties' | 'status'>): ReadWeekList =>
  async (week) => {
    const properties = await library.properties();
    const all = await Promise.all(properties.map(({ slug }) => library.status(slug)));
    const moves = all.flatMap((status) =>
      status.moves.filter(({ at }) => isInWeek(week, at)).map((move) => ({ ...move, property: status.property.slug })),
    );
    const inForce = all.flatMap(({ property, environments: { production } }) =>
      production === null ? [] : [`${property.slug}: a producció hi ha la ${shortVersion(production.version)}`],
    );
    return {
      lines: [
        moves.length === 0
          ? 'No ha canviat cap versió de l’etiqueta.'
          : `Canvis de versió: ${numberText(moves.length)}.`,
        ...inForce,
        ...moves.map(
          ({ property, version, kind, environment, at }) =>
            `${property}: ${shortVersion(version)}, ${KINDS[kind]}, ${PLACES[environment]}, ${dateText(new Date(at), week.timeZone)}`,
        ),
      ],
      rows: moves.map(({ property, environment, version, kind, at, by }) => ({
        ...{ property, environment, version, kind, at, by },
      })),
    };
  };
