/** Values of a statement as a connection's settings, in ClickHouse's escaped text format. */
import type { QueryValue } from './event-store.ts';

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
};
const escaped = (text: string): string => text.replace(/[\\\t\n\r']/g, (character) => ESCAPED[character] ?? character);

/** The text of a value of `{name:Type}`. Time is in seconds since 1970. */
export function valueText(value: QueryValue): string {
  if (value === null) return '\\N';
  return typeof value === 'string' ? escaped(value) : elementText(value);
}

/** The same within an array, where a text is quoted. */
function elementText(value: QueryValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${escaped(value)}'`;
  if (value instanceof Date) return String(value.getTime() / 1000);
  return typeof value === 'object' ? `[${value.map(elementText).join(',')}]` : String(value);
}

/** `SET …` for all values, '' without any. */
export function setValues(values: Readonly<Record<string, QueryValue>>): string {
  const settings = Object.entries(values).map(([name, value]) => `param_${name} = ${literal(valueText(value))}`);
  return settings.length === 0 ? '' : `SET ${settings.join(', ')}`;
}

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
