/** Staff of the studio (R-08, B-02): accounts, one-time links, own settings. */
import { z } from 'zod';

/** Each role includes the rights of the previous ones. */
export const StaffRole = z.enum(['analyst', 'editor', 'administrator']);
export type StaffRole = z.infer<typeof StaffRole>;

/** `GET /api/session`: the person signed in to the studio; `null` without one. */
export const StaffSession = z.object({
  name: z.string(),
  email: z.string(),
  role: StaffRole,
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

const Name = z.string().trim().min(1).max(80);
const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const Password = z.string().max(1000);
const At = z.string();

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
  /** Of the newest session that has not ended; null without one. */
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

/** `POST /api/staff/link`: purpose of a one-time link. The account of the first administrator has no name yet. */
export const LinkToken = z.object({ token: z.string().min(1).max(200) });
export const LinkPurpose = z.object({
  kind: z.enum(['first', 'invitation', 'password']),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
});
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/** `POST /api/staff/link/use`; name and e-mail are used only for the first administrator. */
export const LinkUse = LinkToken.extend({ password: Password, name: Name.optional(), email: Email.optional() });
export type LinkUse = z.infer<typeof LinkUse>;

/** `POST /api/auth/sign-in/email` and use of a link: whether a code is needed before the session starts. */
export const SignInStep = z.object({ needsCode: z.boolean().default(false) });

/** `POST /api/staff/forgotten`. */
export const ForgottenPassword = z.object({ email: Email });

/** `GET /api/staff/me`. */
export const OwnAccount = z.object({
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: At })),
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Name and major version; '' when unknown. */
      browser: z.string(),
      os: z.string(),
      since: At,
      lastSeenAt: At,
      isCurrent: z.boolean(),
    }),
  ),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** `POST /api/staff/me/password`. */
export const PasswordChange = z.object({ current: Password, password: Password });
/** For actions that change how the person signs in. */
export const WithPassword = z.object({ password: Password });
export const TotpCode = z.object({ code: z.string().trim().max(20) });

/** `POST /api/staff/me/totp`: given once. */
export const TotpStart = z.object({
  secret: z.string(),
  uri: z.string(),
  /** Modules of the QR code with its quiet zone, and the dark ones as an SVG path in that grid. */
  qr: z.object({ size: z.number(), path: z.string() }),
  recoveryCodes: z.array(z.string()),
});
export type TotpStart = z.infer<typeof TotpStart>;
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** `POST /api/staff/me/passkeys`: answer of the browser's authenticator, as from `PublicKeyCredential.toJSON()`. */
export const PasskeyRegistration = z.object({ name: z.string().trim().min(1).max(60), response: z.unknown() });
