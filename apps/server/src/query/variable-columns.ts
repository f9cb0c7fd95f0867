/**
 * Numbered variables of the data layer, which facts keep as columns of the same name: the map of all variables is half of the
 * table, and every query of one field had to read it. In events they are aliases of the map's values.
 */
import { LAYER_TABLES, type LayerField, PAGE_VARIABLE_MEANINGS, type PageVariableName } from '@sintonia/wire';
import { list, named, type Sql, sql, text } from './sql.ts';

/** Names of the columns, `c6`: of every field without a column of its own. */
export const VARIABLE_COLUMNS: readonly string[] = [
  ...new Set(
    Object.entries(LAYER_TABLES).flatMap(
      ([group, table]) =>
        Object.values<LayerField>(table)
          .filter(({ name }) => !PAGE_VARIABLE_MEANINGS[`${group}.${name}` as PageVariableName].column) // cast: the tables' own names
          .map(({ place }) => place)
          .filter((place) => place !== 'url'), // parsed into the hit's own column
    ),
  ),
];
const COLUMNS: ReadonlySet<string> = new Set(VARIABLE_COLUMNS);

/** A variable of the raw row `hit`; '' without one. */
export const variableOf = (place: string): Sql =>
  COLUMNS.has(place) ? named(`hit.${place}`) : sql`hit.variables[${text(place)}]`;

/** The variables of the raw row `hit` that have no column. */
export const OTHER_VARIABLES: Sql = sql`mapFilter(
  (name, value) -> name not in (${list(VARIABLE_COLUMNS.map(text))}), hit.variables)`;
