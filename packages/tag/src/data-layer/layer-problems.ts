import { LAYER_TABLES, type LayerField, type LayerKind, type LayerTable } from '@sintonia/wire';
import { warn } from '../guard.ts';
import type { PageLayer } from './data-layer.ts';

const isOfKind: Record<LayerKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  list: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  count: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
};

function groupProblems(group: string, table: LayerTable, fields: unknown): string[] {
  if (fields === undefined) return [];
  if (typeof fields !== 'object' || fields === null) return [`${group} is not an object`];
  return Object.entries(fields).flatMap(([property, value]) => {
    const field = Object.hasOwn(table, property) ? table[property] : undefined;
    if (!field) return [`${group}.${property} is not a field of the data layer`];
    return value === undefined || isOfKind[field.kind](value) ? [] : [`${group}.${property} should be a ${field.kind}`];
  });
}

/** D-01: problems of a page's layer, one sentence each. For development, where types may be unchecked. */
export function layerProblems(layer: PageLayer): string[] {
  const { video, user, contentFormat, contentType, ...page } = layer;
  return [
    ...groupProblems('page', LAYER_TABLES.page, page),
    ...groupProblems('video', LAYER_TABLES.video, { contentFormat, contentType, ...video }),
    ...groupProblems('user', LAYER_TABLES.user, user),
  ];
}

const isWrittenOfKind = (value: unknown, { kind, missing }: LayerField): boolean =>
  value === missing || value === '' || isOfKind[kind === 'list' ? 'text' : kind](value);

/**
 * D-01: problems of `window.digitalData` itself, as written by page code or the server. The first page of a visit and
 * pages of other sites have no other check.
 */
function digitalDataProblems(written: unknown): string[] {
  if (typeof written !== 'object' || written === null) return ['window.digitalData is not an object'];
  return Object.entries<LayerTable>(LAYER_TABLES).flatMap(([group, table]) => {
    const fields: unknown = written[group as keyof typeof written];
    if (typeof fields !== 'object' || fields === null) return [`digitalData.${group} is not an object`];
    const byName = new Map(Object.values(table).map((field) => [field.name, field]));
    return Object.entries(fields).flatMap(([name, value]) => {
      const field = byName.get(name);
      if (!field) return [`digitalData.${group}.${name} is not a field of the data layer`];
      return isWrittenOfKind(value, field) ? [] : [`digitalData.${group}.${name} should be a ${field.kind}`];
    });
  });
}

type Page = Pick<Window, 'location'>;

const report = ({ location }: Page, problems: readonly string[]) => {
  for (const problem of problems) warn(`${location.pathname}: ${problem}`);
};

/** D-01: logs problems of a page's layer with the page. */
export const checkLayer = (page: Page, layer: PageLayer): void => report(page, layerProblems(layer));
/** The same for `window.digitalData`. */
export const checkDigitalData = (page: Page, written: unknown): void => report(page, digitalDataProblems(written));
