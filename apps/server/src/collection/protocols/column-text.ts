/** Maximum length of one column's text, characters; the raw request has the rest. */
export const MAX_TEXT_CHARACTERS = 4096;
/** Maximum number of entries of one map column. */
const MAX_ENTRIES = 400;

export const cut = (text = ''): string =>
  (text.length > MAX_TEXT_CHARACTERS ? text.slice(0, MAX_TEXT_CHARACTERS) : text).toWellFormed();

export const cutAll = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .slice(0, MAX_ENTRIES)
      .map(([name, value]) => [cut(name), cut(String(value))]),
  );
