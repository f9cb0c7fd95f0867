/**
 * Receives a visitor's consent choice from the browser (C-06), and answers once it is stored. Accepted only from pages
 * of this site, and only for the visitor id in the browser's own cookies: a proof with another id is stored without an
 * id. The answer removes cookies that the choice forbids.
 */
import cookie from '@fastify/cookie';
import { CONSENT_PROOF_PATH, ConsentProof } from '@sintonia/contracts';
import { parseConsent } from '@sintonia/wire';
import type { FastifyPluginAsync } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { isFromOurPages } from '../http/protection/same-origin.ts';
import { deleteWithdrawnCookies } from '../visitor/delete-withdrawn-cookies.ts';
import { visitorIdsIn } from '../visitor/visitor-cookie.ts';
import type { ConsentProofs } from './consent-proofs.ts';

export interface ConsentProofRoutesOptions {
  proofs: Pick<ConsentProofs, 'store'>;
  publicOrigin: string | null;
  now: () => Date;
}

/** A person rarely changes their choice; a large organisation behind one address has many people. */
const PER_MINUTE = 60;

export const consentProofRoutes: FastifyPluginAsync<ConsentProofRoutesOptions> = async (
  app,
  { proofs, publicOrigin, now },
) => {
  limitRate(app, PER_MINUTE);
  await app.register(cookie);
  // Beacons are sent as text, to avoid a preflight.
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
    await proofs.store({ ...proof.data, visitor: isOwn ? visitor : null }, now());
    deleteWithdrawnCookies(request, reply, parseConsent(proof.data.choice));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
