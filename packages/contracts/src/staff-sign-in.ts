/** Sign-in of the staff, and a person’s own account. */
import { z } from 'zod';
import { At, Email, Name, StaffRole } from './staff.ts';

const Password = z.string().max(1000);

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
