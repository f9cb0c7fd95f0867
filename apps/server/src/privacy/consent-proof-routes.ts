/**
 * Where the browser says what its visitor chose (C-06): answered when it is kept. Pages of this site alone may say it, and
 * only of the visitor whose id the browser itself brings: a proof that names another is kept without a name. The answer
 * removes the cookies that the choice forbids.
 */
import cookie from '@fastify/cookie';
import { CONSENT_PROOF_PATH, ConsentProof } from '@sintonia/contracts';
import { parseConsent } from '@sintonia/wire';
import type { FastifyPluginAsync } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { limitRate } from '../http/rate-limit.ts';
import { isFromOurPages } from '../http/same-origin.ts';
import { originOf } from '../http/web-bridge.ts';
import { visitorIdsIn } from '../identity/visitor-cookie.ts';
import type { ConsentProofs } from './consent-proofs.ts';
import { takeBackCookies } from './take-back-cookies.ts';

export interface ConsentProofRoutesOptions {
  proofs: Pick<ConsentProofs, 'keep'>;
  publicOrigin: string | null;
  now: () => Date;
}

/** One person chooses once, and changes their mind rarely; a broadcaster behind one address has many. */
const PER_MINUTE = 60;

export const consentProofRoutes: FastifyPluginAsync<ConsentProofRoutesOptions> = async (
  app,
  { proofs, publicOrigin, now },
) => {
  await limitRate(app, PER_MINUTE);
  await app.register(cookie);
  // A beacon is sent as text: it needs no preflight.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 2048 },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(CONSENT_PROOF_PATH, async (request, reply) => {
    if (!isFromOurPages(request, originOf(request, publicOrigin))) {
      return sendError(reply, 403, { code: 'foreignOrigin', message: 'Only pages of this site may do this.' });
    }
    const proof = ConsentProof.safeParse(request.body);
    if (!proof.success) {
      const message = 'Needed: choice, previous, asked, words, rules, visitor, as ConsentProof says.';
      return sendError(reply, 400, { code: 'badProof', message });
    }
    const { visitor } = proof.data;
    const isOwn = visitor !== null && visitorIdsIn(request.headers.cookie).includes(visitor);
    await proofs.keep({ ...proof.data, visitor: isOwn ? visitor : null }, now());
    takeBackCookies(request, reply, parseConsent(proof.data.choice));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
