import type { StaffSession } from '@sintonia/contracts';

/** The fields of a session that decide on ownership. */
export type StaffPerson = Pick<StaffSession, 'email' | 'role'>;

/** A record may be changed by its author and by every administrator. */
export const isOwnerOrAdministrator = (
  { createdBy }: { readonly createdBy: string },
  { email, role }: StaffPerson,
): boolean => createdBy === email || role === 'administrator';
