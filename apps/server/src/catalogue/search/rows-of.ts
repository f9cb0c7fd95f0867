import type { SQL } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';

/** Runs a statement that drizzle's builder cannot express (full text, trigrams). */
export async function rowsOf<Row>(database: Pick<OperationalDatabase, 'execute'>, statement: SQL): Promise<Row[]> {
  const answer = (await database.execute(statement)) as { rows: Row[] }; // cast: both drivers return this, drizzle's type is open
  return answer.rows;
}
