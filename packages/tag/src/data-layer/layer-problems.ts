import type { PageLayer } from './data-layer.ts';
import type { LayerKind, LayerTable } from './layer-field.ts';

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

/**
 * D-01: what is wrong with a page's layer, one sentence each. For development, where types have not been checked.
 *
 * @param tables the data layer's; given rather than imported, so that this file can load alone
 */
export function layerProblems(layer: PageLayer, tables: Record<'page' | 'video' | 'user', LayerTable>): string[] {
  const { video, user, ...page } = layer;
  return [
    ...groupProblems('page', tables.page, page),
    ...groupProblems('video', tables.video, video),
    ...groupProblems('user', tables.user, user),
  ];
}
