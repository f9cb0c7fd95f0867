/** `/api/auth/…` (sign-in, sign-out, session, change of password) and `/api/session`. */
import type { ApiError } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendError } from '../http/api-error.ts';
import { headersOf, keepBodiesRaw, originOf, sendWebResponse, toWebRequest } from '../http/web-bridge.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { type AuditedAction, recordAudit } from './audit.ts';
import { CLIENT_ADDRESS_HEADER, type StaffAccounts } from './staff-accounts.ts';

export interface AccountRoutesOptions {
  accounts: StaffAccounts;
  database: OperationalDatabase;
  publicOrigin: string | null;
}

/** The account library has many more; what is not here does not exist. */
const ENDPOINTS = [
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/sign-out'],
  ['POST', '/api/auth/change-password'],
  ['GET', '/api/auth/get-session'],
] as const;

export const accountRoutes: FastifyPluginAsync<AccountRoutesOptions> = async (app, options) => {
  const { accounts, database, publicOrigin } = options;
  keepBodiesRaw(app);

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<Response> => {
    const handed = toWebRequest(request, reply, originOf(request, publicOrigin));
    handed.headers.set(CLIENT_ADDRESS_HEADER, request.ip);
    const response = await accounts.handle(handed);
    response.headers.set('cache-control', 'no-store');
    return response.ok ? response : toApiError(response, request.id);
  };

  for (const [method, url] of ENDPOINTS) {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const response = await handle(request, reply);
        if (url === '/api/auth/sign-in/email') await auditSignIn(database, request, response);
        return sendWebResponse(reply, response);
      },
    });
  }

  app.get('/api/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await accounts.sessionOf(headersOf(request));
    if (session) return session;
    return sendError(reply, 401, { code: 'notSignedIn', message: 'Nobody is signed in.' });
  });
};

const LibraryError = z.object({ code: z.string().optional(), message: z.string().optional() }).catch({});

/** The library's error in the shape of our API: `INVALID_EMAIL_OR_PASSWORD` becomes `invalidEmailOrPassword`. */
async function toApiError(response: Response, requestId: string): Promise<Response> {
  const { code, message } = LibraryError.parse(await response.json().catch(() => ({})));
  const unnamed = response.status === 429 ? 'TOO_MANY_REQUESTS' : 'REQUEST_REFUSED';
  const body: ApiError = {
    code: toCamelCase(code ?? unnamed),
    message: message ?? 'The request was refused.',
    requestId,
  };
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  const retryAfterS = response.headers.get('x-retry-after');
  if (retryAfterS) headers.set('retry-after', retryAfterS);
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

const toCamelCase = (code: string): string =>
  code.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const SignInBody = z.object({ email: z.string().max(320) });
const SignedIn = z.object({ user: z.object({ id: z.string() }) });

async function auditSignIn(database: OperationalDatabase, request: FastifyRequest, response: Response): Promise<void> {
  const action: AuditedAction =
    response.status === 429 ? 'accounts.signInLimited' : response.ok ? 'accounts.signedIn' : 'accounts.signInRefused';
  const signedIn = response.ok ? SignedIn.safeParse(await response.clone().json()) : null;
  await recordAudit(database, {
    action,
    userId: signedIn?.data?.user.id ?? null,
    subject: emailOf(request.body),
    address: request.ip,
  });
}

/** The e-mail that was tried, or empty when the body says none. */
function emailOf(body: unknown): string {
  try {
    return SignInBody.parse(JSON.parse(String(body))).email;
  } catch {
    return '';
  }
}
