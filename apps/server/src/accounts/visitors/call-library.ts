/** Calls the account library as if over the network, so that its limits and checks apply to every form. */
import type { AccountRefusal, Result } from '@sintonia/contracts';
import { failed, ok } from '@sintonia/contracts';
import { z } from 'zod';
import { CLIENT_ADDRESS_HEADER } from '../staff/client-address-header.ts';
import { LIBRARY_PATH, type VisitorLibrary } from './visitor-library.ts';

/** From the request of the page or form. */
export interface Caller {
  cookie: string;
  /** IP address for rate limits; not stored. */
  address: string;
  origin: string;
}

export interface LibraryAnswer {
  cookies: string[];
  body: unknown;
}

const LibraryError = z.object({ code: z.string().optional() }).catch({});

/** Maps the library's codes to refusals that a page can show. */
const REFUSALS: Readonly<Record<string, AccountRefusal>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongPassword',
  INVALID_PASSWORD: 'wrongPassword',
  EMAIL_NOT_VERIFIED: 'notConfirmed',
  USER_ALREADY_EXISTS: 'notAccepted',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'notAccepted',
  PASSWORD_TOO_SHORT: 'shortPassword',
  PASSWORD_TOO_LONG: 'notAccepted',
  INVALID_EMAIL: 'badEmail',
  VALIDATION_ERROR: 'badEmail',
  INVALID_TOKEN: 'badKey',
  TOKEN_EXPIRED: 'badKey',
};

/** @param body null: a GET */
export async function callLibrary(
  library: VisitorLibrary,
  { cookie, address, origin }: Caller,
  path: string,
  body: object | null,
): Promise<Result<LibraryAnswer, AccountRefusal>> {
  const response = await library.handler(
    new Request(`${origin}${LIBRARY_PATH}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        origin,
        [CLIENT_ADDRESS_HEADER]: address,
        ...(cookie && { cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const output: unknown = await response.json().catch(() => null);
  if (response.ok) return ok({ cookies: response.headers.getSetCookie(), body: output });
  if (response.status === 429) return failed('tooMany');
  return failed(REFUSALS[LibraryError.parse(output).code ?? ''] ?? 'failed');
}
