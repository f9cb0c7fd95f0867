/** `/api/auth/…` (sign-in and sign-out) and `/api/session`. */
import { SignInStep } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../access/record-audit.ts';
import { shortAddress } from '../../http/addresses/shorten-address.ts';
import { disableBodyParsing, headersOf, originOf, toWebRequest } from '../../http/app/web-bridge.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { SignInThrottle } from '../guess-throttle.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { DEMO_STAFF, type DemoStaffMode, isFromThisMachine } from './demo-staff.ts';
import type { KnownDevice } from './known-device.ts';
import { sendLibraryError, sendWithCookies, tooManyGuesses } from './library-answer.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import { endStaffMark, staffMark } from './staff-mark.ts';
import type { StaffPeople } from './staff-people.ts';

export interface AccountRoutesOptions {
  accounts: StaffAccounts;
  people: Pick<StaffPeople, 'find' | 'findByEmail'>;
  database: OperationalDatabase;
  publicOrigin: string | null;
  trustedProxies: number;
  demoMode: DemoStaffMode;
  attempts: SignInThrottle;
  devices: KnownDevice;
}

const SignIn = z.object({ email: z.string().max(320), password: z.string().max(1000) });
const Code = z.object({ code: z.string().max(40) });
const SignedIn = z.object({ user: z.object({ id: z.string() }) });
const Redirected = z.object({ twoFactorRedirect: z.literal(true) });

/** The account library has many more endpoints; only the ones below are exposed. */
export const accountRoutes: FastifyPluginAsync<AccountRoutesOptions> = async (app, options) => {
  const { accounts, people, database, publicOrigin, trustedProxies, demoMode, attempts, devices } = options;
  disableBodyParsing(app);

  /** Passes the request to the library with this body instead of the received one. */
  const forwardToLibrary = (request: FastifyRequest, reply: FastifyReply, body?: object): Promise<Response> => {
    const forwarded = toWebRequest(request, reply, originOf(request, publicOrigin), body && JSON.stringify(body));
    forwarded.headers.set(CLIENT_ADDRESS_HEADER, request.ip);
    if (body) forwarded.headers.set('content-type', 'application/json');
    return accounts.library.handler(forwarded);
  };
  const audit = (
    request: FastifyRequest,
    action: 'accounts.signedIn' | 'accounts.signInRefused',
    email: string,
    method: string,
  ) =>
    recordAudit(database, {
      action,
      by: action === 'accounts.signedIn' ? email : '',
      subject: email,
      address: request.ip,
      detail: { how: method },
    });
  const isSecureOrigin = (request: FastifyRequest) => originOf(request, publicOrigin).startsWith('https:');
  /** Runs after the last sign-in step: marks this browser as a known device of the account, and as one of our staff. */
  const answerSignedIn = async (request: FastifyRequest, reply: FastifyReply, response: Response, method: string) => {
    const output = SignedIn.safeParse(await response.clone().json());
    const person = output.success ? await people.find(output.data.user.id) : null;
    if (person) {
      await audit(request, 'accounts.signedIn', person.email, method);
      const isSecure = isSecureOrigin(request);
      for (const mark of staffMark(person.email, isSecure)) reply.header('set-cookie', mark);
      if (devices.of(person.email, request.headers.cookie) === null) {
        reply.header('set-cookie', devices.cookie(person.email, isSecure));
      }
    }
    return sendWithCookies(reply, response, SignInStep.parse({}));
  };
  const answerRefused = async (
    request: FastifyRequest,
    reply: FastifyReply,
    response: Response,
    email: string,
    method: string,
  ) => {
    // Not one audit row per attempt: unlimited attempts must not fill the database.
    if (response.status === 429) request.log.warn({ address: shortAddress(request.ip) }, 'too many sign-ins');
    else await audit(request, 'accounts.signInRefused', email, method);
    return sendLibraryError(reply, response);
  };

  app.post('/api/auth/sign-in/email', async (request, reply) => {
    const given = SignIn.safeParse(jsonOf(request.body));
    if (!given.success) return sendLibraryError(reply, await forwardToLibrary(request, reply, {}));
    const email = given.data.email.trim().toLowerCase();
    const device = devices.of(email, request.headers.cookie);
    // A known device of the account has its own count, so guesses from elsewhere or from its network do not delay it.
    const guess: [subject: string, address: string | null] =
      device === null ? [`account ${email}`, request.ip] : [`device ${device}`, null];
    const waitS = await attempts.consume(...guess, Date.now());
    if (waitS > 0) return tooManyGuesses(reply, waitS);
    // From other machines the known demo password is never compared: the library refuses it in its usual time.
    const isDemoFromElsewhere =
      demoMode === 'known' && email === DEMO_STAFF.email && !isFromThisMachine(request, trustedProxies);
    const password = isDemoFromElsewhere ? ' ' : given.data.password;
    const response = await forwardToLibrary(request, reply, { email, password });
    if (!response.ok) {
      // Log the e-mail only if the account exists: people type passwords into the wrong field.
      const known = await people.findByEmail(email);
      return answerRefused(request, reply, response, known?.email ?? '', 'password');
    }
    await attempts.clear(...guess);
    if (Redirected.safeParse(await response.clone().json()).success) {
      return sendWithCookies(reply, response, SignInStep.parse({ needsCode: true }));
    }
    return answerSignedIn(request, reply, response, 'password');
  });

  for (const [url, method] of [
    ['/api/auth/two-factor/verify-totp', 'code'],
    ['/api/auth/two-factor/verify-backup-code', 'recoveryCode'],
  ] as const) {
    app.post(url, async (request, reply) => {
      const { code } = Code.catch({ code: '' }).parse(jsonOf(request.body));
      const challenged = await accounts.challenged(request.headers.cookie);
      const email = challenged === null ? '' : ((await people.find(challenged))?.email ?? '');
      const response = await forwardToLibrary(request, reply, { code: code.replaceAll(' ', '') });
      return response.ok
        ? answerSignedIn(request, reply, response, method)
        : answerRefused(request, reply, response, email, method);
    });
  }

  app.get('/api/auth/passkey/generate-authenticate-options', async (request, reply) => {
    const response = await forwardToLibrary(request, reply);
    if (!response.ok) return sendLibraryError(reply, response);
    // The library asks for user verification as «preferred» only, so an unverified passkey is refused here.
    const options = { ...z.record(z.string(), z.unknown()).parse(await response.json()), userVerification: 'required' };
    return sendWithCookies(reply, response, options);
  });

  app.post('/api/auth/passkey/verify-authentication', async (request, reply) => {
    const response = await forwardToLibrary(request, reply, z.object({}).loose().catch({}).parse(jsonOf(request.body)));
    return response.ok
      ? answerSignedIn(request, reply, response, 'passkey')
      : answerRefused(request, reply, response, '', 'passkey');
  });

  app.post('/api/auth/sign-out', async (request, reply) => {
    const staff = await accounts.signedInStaff(headersOf(request));
    const response = await forwardToLibrary(request, reply, {});
    if (!response.ok) return sendLibraryError(reply, response);
    if (staff) {
      await recordAudit(database, {
        action: 'accounts.signedOut',
        by: staff.email,
        subject: staff.email,
        address: request.ip,
      });
    }
    reply.header('set-cookie', endStaffMark(isSecureOrigin(request)));
    return sendWithCookies(reply, response, {});
  });

  app.get('/api/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // No session is an answer (null), not an error: browsers log failed requests to the console.
    return reply.type('application/json').send(JSON.stringify(await accounts.sessionOf(headersOf(request))));
  });
};

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
