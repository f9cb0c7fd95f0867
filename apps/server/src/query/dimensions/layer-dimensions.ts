/** Dimensions of hits from the data layer: all fields of page, video and user with their column or variable. */
import { LAYER_TABLES, type LayerField, PAGE_VARIABLE_MEANINGS, type PageVariableName } from '@sintonia/wire';
import { named, type Sql, sql, text } from '../sql.ts';
import { variableOf } from '../variable-columns.ts';
import { always, type Dimension } from './dimension.ts';

/** Fields whose dimension is defined elsewhere, from more than the field. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'pageName',
  'url',
  'queryString',
  'userId',
  'bigDataId',
  'videoSessionId',
]);

export const LAYER_DIMENSIONS: Readonly<Record<string, Dimension>> = Object.fromEntries(
  Object.entries(LAYER_TABLES).flatMap(([group, table]) =>
    Object.entries<LayerField>(table).flatMap(([name, field]): [string, Dimension][] => {
      const key = group === 'video' ? `video${name[0]?.toUpperCase()}${name.slice(1)}` : name;
      const variable = `${group}.${field.name}` as PageVariableName; // cast: the tables' own names
      return ELSEWHERE.has(key) ? [] : [[key, layerDimension(variable, field)]];
    }),
  ),
);

function layerDimension(variable: PageVariableName, { kind, place, missing, first }: LayerField): Dimension {
  const { ca, en, column } = PAGE_VARIABLE_MEANINGS[variable];
  const raw = column ? named(`hit.${column}`) : variableOf(place);
  const given = missing === '' ? raw : sql`if(${raw} = ${text(missing)}, '', ${raw})`;
  const isMany = kind === 'list' && !first;
  return {
    title: { ca, en },
    sentence: {
      ca: `Camp «${variable}» de la capa de dades${isMany ? '; amb diversos valors, compta a cadascun' : ''}.`,
      en: `Field “${variable}” of the data layer${isMany ? '; with several values it counts under each' : ''}.`,
    },
    version: 1,
    kind: kind === 'count' ? 'number' : 'text',
    ...(isMany && { isMany }),
    on: { hits: always(isMany ? listOf(given) : given) },
  };
}

/** `a, b` → `['a', 'b']`, distinct; one empty text if there is none. */
function listOf(commas: Sql): Sql {
  return sql`arrayDistinct(arrayMap(part -> trimBoth(part), splitByChar(',', ${commas})))`;
}

/** Numbered variables not used by the data layer: `c12`, `v77`. */
export function variableDimension(key: string): Dimension | null {
  if (!/^(?:c(?:[1-9]|[1-6]\d|7[0-5])|v(?:[1-9]|[1-9]\d|1\d\d|2[0-4]\d|250)|h[1-5]|l[1-3])$/.test(key)) return null;
  return {
    title: { ca: `Variable ${key}`, en: `Variable ${key}` },
    sentence: { ca: `Variable numerada «${key}», tal com arriba.`, en: `Numbered variable “${key}”, as it arrives.` },
    version: 1,
    kind: 'text',
    on: { hits: always(variableOf(key)) },
  };
}
