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

/** Who states a field, by its group. */
const SOURCES = {
  page: { ca: 'segons la pàgina', en: 'as the page states it' },
  video: { ca: 'segons el vídeo que s’hi reprodueix', en: 'as the video played there states it' },
  user: { ca: 'segons la sessió del visitant al web', en: 'as the visitor’s session on the site states it' },
} as const;

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
  // Unlike `if`, it leaves a column of few values one, which is grouped and compared by number.
  const given = missing === '' ? raw : sql`transform(${raw}, [${text(missing)}], [''])`;
  const source = SOURCES[variable.startsWith('video.') ? 'video' : variable.startsWith('user.') ? 'user' : 'page'];
  const isMany = kind === 'list' && !first;
  return {
    title: { ca, en },
    sentence: {
      ca: `«${ca}» ${source.ca}${isMany ? '; amb diversos valors, compta a cadascun' : ''}. En codi: ${variable}.`,
      en: `“${en}” ${source.en}${isMany ? '; with several values it counts under each' : ''}. In code: ${variable}.`,
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
