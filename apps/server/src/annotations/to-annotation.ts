import type { Annotation } from '@sintonia/contracts';
import { isOwnerOrAdministrator, type StaffPerson } from '../access/is-owner.ts';
import type { annotation } from '../stores/operational/tables/annotation-table.ts';

type Stored = typeof annotation.$inferSelect;

export const toAnnotation = (row: Stored, person: StaffPerson): Annotation => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: 'note',
  text: row.text,
  by: row.createdBy,
  mayRemove: isOwnerOrAdministrator(row, person),
});
