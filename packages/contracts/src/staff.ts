/** Staff of the studio (R-08, B-02): accounts, one-time links, own settings. */
import { z } from 'zod';

/** Each role includes the rights of the previous ones. */
export const StaffRole = z.enum(['analyst', 'editor', 'administrator']);
export type StaffRole = z.infer<typeof StaffRole>;

export const hasRole = (role: StaffRole, least: StaffRole): boolean =>
  StaffRole.options.indexOf(role) >= StaffRole.options.indexOf(least);

/** Languages of the studio and of mails to its people. */
export const StudioLanguage = z.enum(['ca', 'en']);
export type StudioLanguage = z.infer<typeof StudioLanguage>;

/** `POST /api/staff/me/language`. */
export const LanguageChange = z.object({ language: StudioLanguage });

/** `GET /api/session`: the person signed in to the studio; `null` without one. */
export const StaffSession = z.object({
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** Of the mails to this person. */
  language: StudioLanguage.optional(),
  /**
   * The operator requires a second factor for this role and this session has none: only the own account is available.
   */
  mustAddSecondFactor: z.boolean().optional(),
});
export type StaffSession = z.infer<typeof StaffSession>;

/** Characters. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** Reason why a password is refused (NIST SP 800-63B § 5.1.1.2). */
export const PasswordFault = z.enum(['shortPassword', 'longPassword', 'commonPassword', 'personalPassword']);
export type PasswordFault = z.infer<typeof PasswordFault>;

export const Name = z.string().trim().min(1).max(80);
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const At = z.string();

export const StaffStatus = z.enum(['invited', 'active', 'disabled']);
export type StaffStatus = z.infer<typeof StaffStatus>;

export const StaffPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  status: StaffStatus,
  /** The demo account, removed when the demo is off. */
  isDemo: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Last use of the newest session that has not ended; null without one. */
  lastSeenAt: At.nullable(),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

/** `GET /api/staff`. */
export const StaffList = z.object({ people: z.array(StaffPerson) });
export type StaffList = z.infer<typeof StaffList>;

/** `POST /api/staff`. */
export const StaffInvitation = z.object({ name: Name, email: Email, role: StaffRole });
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** `POST /api/staff/:id/role`. */
export const StaffRoleChange = z.object({ role: StaffRole });

/** `POST /api/staff/:id/link`. */
export const StaffLinkRequest = z.object({ removeSecondFactor: z.boolean().default(false) });

/** A one-time link, given once: by mail to its recipient, and to the person who requested it. */
export const StaffLink = z.object({ link: z.string(), expiresAt: At, isMailed: z.boolean() });
export type StaffLink = z.infer<typeof StaffLink>;
