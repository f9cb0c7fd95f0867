/** Longest text of one column, characters; the raw request has the rest. */
export const LONGEST_TEXT = 4096;
/** Most entries of one map column. */
const MAX_ENTRIES = 400;

export const cut = (text = ''): string =>
  (text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text).toWellFormed();

export const cutAll = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .slice(0, MAX_ENTRIES)
      .map(([name, value]) => [cut(name), cut(String(value))]),
  );
