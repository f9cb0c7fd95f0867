/** The studio's people: identity, role, and whether they can sign in (R-08, B-02). */
import type {
  LinkUse,
  PasswordFault,
  Result,
  StaffInvitation,
  StaffPerson,
  StaffRole,
  StudioLanguage,
} from '@sintonia/contracts';
import type { staffUser } from '../../stores/operational/tables/account-tables.ts';
import type { OpenLink } from './staff-links.ts';

export type PeopleRefusal =
  | 'unknownPerson'
  | 'emailTaken'
  | 'lastAdministrator'
  | 'notInvited'
  | 'notActive'
  | 'badLink'
  | PasswordFault;

export type Person = typeof staffUser.$inferSelect;
export type Outcome<T = Person> = Promise<Result<T, PeopleRefusal>>;

export interface StaffPeople {
  list(): Promise<StaffPerson[]>;
  find(id: string): Promise<Person | null>;
  findByEmail(email: string): Promise<Person | null>;
  /** Adds an account without a password; an invitation link sets it. @param language of mails, until the person chooses */
  invite(invitation: StaffInvitation, language: StudioLanguage): Outcome;
  /** Adds an active account. */
  add(staff: StaffInvitation & { password: string; isDemo: boolean }): Promise<Person>;
  setLanguage(id: string, language: StudioLanguage): Promise<void>;
  setRole(id: string, role: StaffRole): Outcome;
  /** Ends every session at once. */
  disable(id: string): Outcome;
  /** Disables the demo's account, even if it is the last administrator. */
  disableDemo(id: string): Outcome;
  enable(id: string): Outcome;
  withdraw(id: string): Outcome;
  /** Removes code, recovery codes and passkeys, and ends every session. */
  removeSecondFactor(id: string): Promise<void>;
  /** Ends every session and every link. */
  setPassword(id: string, password: string): Promise<void>;
  removePassword(id: string): Promise<void>;
  endSessions(id: string, but?: string): Promise<number>;
  /** Uses a one-time link up: sets the password and activates the invited or first account. */
  useLink(token: string, use: Omit<LinkUse, 'token'>): Outcome<{ person: Person } & OpenLink>;
  hasAdministrator(): Promise<boolean>;
}
