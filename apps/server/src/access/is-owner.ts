import type { StaffSession } from '@sintonia/contracts';

/** The fields of a session that decide on ownership. */
export type StaffPerson = Pick<StaffSession, 'email' | 'role'>;

/** Who made something may change it, and so may every administrator. */
export const isOwnerOrAdministrator = (
  { createdBy }: { readonly createdBy: string },
  { email, role }: StaffPerson,
): boolean => createdBy === email || role === 'administrator';
