import type { SQL } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';

/** Rows of a statement that drizzle's builder cannot write (full text, trigrams). */
export async function rowsOf<Row>(database: Pick<OperationalDatabase, 'execute'>, statement: SQL): Promise<Row[]> {
  const answer = (await database.execute(statement)) as { rows: Row[] }; // cast: both drivers answer so, drizzle's type leaves it open
  return answer.rows;
}
