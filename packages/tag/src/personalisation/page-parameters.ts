import type { Parameters } from './target-settings.ts';

type Pairs = [string, string][];

/** Nested objects → `a.b=1`. Null and undefined are left out. */
export const flatten = (parameters: Parameters = {}, path = ''): Pairs =>
  Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : typeof value === 'object'
        ? flatten(value, `${path}${name}.`)
        : [[path + name, `${value}`]],
  );

/**
 * Value of the page's `targetPageParams` or `targetPageParamsAll`: an object, a query, or a list of `a=b`. A page
 * function that throws has no parameters.
 */
export function pageParameters(given: unknown): Pairs {
  try {
    const text: unknown = typeof given === 'function' ? given() : undefined;
    const query = Array.isArray(text) ? text.join('&') : text;
    return typeof query === 'string' ? [...new URLSearchParams(query)] : flatten((query as Parameters | null) ?? {}); // cast: the types that pages return
  } catch {
    return [];
  }
}
