import type { ClickMapScope } from '@sintonia/contracts/studio-addresses';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whose clicks the address asks for; null for everybody, and for what cannot be read. The server judges the
 * filter and the segments.
 */
export function parseClickScope(text: string | null): ClickMapScope | null {
  if (text === null) return null;
  try {
    const scope: unknown = JSON.parse(text);
    if (!isObject(scope) || !Array.isArray(scope.names)) return null;
    const { names, filter, segments } = scope;
    return {
      names: names.map(String),
      ...(isObject(filter) && { filter: filter as ClickMapScope['filter'] }), // cast: the server judges it
      ...(Array.isArray(segments) && { segments }),
    } as ClickMapScope; // cast: as above
  } catch {
    return null;
  }
}
