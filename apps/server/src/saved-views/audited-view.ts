import { eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedView } from '../stores/operational/tables/saved-view-tables.ts';

/** Details of the audit log about a saved view: people know it by its name. */
export async function auditedView(database: OperationalDatabase, id: string): Promise<Record<string, string>> {
  const [view] = await database.select({ name: savedView.name }).from(savedView).where(eq(savedView.id, id));
  return { id, ...(view && { view: view.name }) };
}
