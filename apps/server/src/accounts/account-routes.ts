/** `/api/auth/…` (sign-in, sign-out, change of password) and `/api/session`. */
import type { ApiError } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shortAddress } from '../collection/shorten-address.ts';
import { headersOf, keepBodiesRaw, originOf, sendWebResponse, toWebRequest } from '../http/web-bridge.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { recordAudit } from './audit.ts';
import { CLIENT_ADDRESS_HEADER, type StaffAccounts } from './staff-accounts.ts';

export interface AccountRoutesOptions {
  accounts: StaffAccounts;
  database: OperationalDatabase;
  publicOrigin: string | null;
}

/** The account library has many more; what is not here does not exist. */
const SIGN_IN = '/api/auth/sign-in/email';
const ENDPOINTS = [SIGN_IN, '/api/auth/sign-out', '/api/auth/change-password'];

export const accountRoutes: FastifyPluginAsync<AccountRoutesOptions> = async (app, options) => {
  const { accounts, database, publicOrigin } = options;
  keepBodiesRaw(app);

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<Response> => {
    const handed = toWebRequest(request, reply, originOf(request, publicOrigin));
    handed.headers.set(CLIENT_ADDRESS_HEADER, request.ip);
    const response = await accounts.handle(handed);
    if (request.routeOptions.url === SIGN_IN) await auditSignIn(database, request, response);
    return response.ok ? withoutBody(response) : toApiError(response, request.id);
  };

  for (const url of ENDPOINTS) {
    app.post(url, async (request, reply) => sendWebResponse(reply, await handle(request, reply)));
  }

  app.get('/api/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Nobody is an answer, not an error: a browser would put a failed request into its console on the way to sign in.
    return reply.type('application/json').send(JSON.stringify(await accounts.sessionOf(headersOf(request))));
  });
};

/**
 * The library's answer holds the session's token, which no script needs to see: the cookie carries it.
 * Who signed in is what `/api/session` says.
 */
function withoutBody(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  return new Response('{}', { status: response.status, headers });
}

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
  // Not one row each: who tries without end must not fill the database.
  if (response.status === 429) return request.log.warn({ address: shortAddress(request.ip) }, 'too many sign-ins');
  const signedIn = response.ok ? SignedIn.safeParse(await response.clone().json()) : null;
  await recordAudit(database, {
    action: response.ok ? 'accounts.signedIn' : 'accounts.signInRefused',
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
