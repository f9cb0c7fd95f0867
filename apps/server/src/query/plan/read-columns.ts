/**
 * Which columns a statement selects: those that the query over the rows names. The engine reads no other ones anyway, but
 * needs time to plan each column that a statement names.
 */
import { list, named, type Sql, sql, wordsIn } from '../sql.ts';

/** Columns that rows have whatever a query reads: by them rows are found, joined and dated. */
const ALWAYS: ReadonlySet<string> = new Set([
  'id',
  'at',
  'visitor',
  'kind',
  'viewing',
  'session',
  'is_content',
  'duration',
  'break_id',
]);

/** Those of the columns that a query reads. @param reads names in the query; by default all */
export const columnsRead = <Name extends string>(
  columns: readonly Name[],
  reads: ReadonlySet<string> | undefined,
): Name[] => columns.filter((name) => reads === undefined || reads.has(name) || ALWAYS.has(name));

/** `… as name` of the columns that a query reads, and of those that these are computed from, in their order. */
export function selected(columns: Readonly<Record<string, Sql>>, reads: ReadonlySet<string> | undefined): Sql {
  const wanted = new Set(columnsRead(Object.keys(columns), reads));
  for (const name of Object.keys(columns).reverse()) {
    const value = columns[name];
    if (value && wanted.has(name)) for (const other of wordsIn([value])) if (other in columns) wanted.add(other);
  }
  return list(
    Object.entries(columns).flatMap(([name, value]) => (wanted.has(name) ? [sql`${value} as ${named(name)}`] : [])),
  );
}
