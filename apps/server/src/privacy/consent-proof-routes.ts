/** Where the browser says what its visitor chose (C-06): answered when it is kept. */
import { CONSENT_PROOF_PATH, ConsentProof } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { limitRate } from '../http/rate-limit.ts';
import type { ConsentProofs } from './consent-proofs.ts';

export interface ConsentProofRoutesOptions {
  proofs: Pick<ConsentProofs, 'keep'>;
  now: () => Date;
}

/** One person chooses once, and changes their mind seldom; a house behind one address has many. */
const PER_MINUTE = 60;

export const consentProofRoutes: FastifyPluginAsync<ConsentProofRoutesOptions> = async (app, { proofs, now }) => {
  await limitRate(app, PER_MINUTE);
  // A beacon is sent as text: it needs no preflight.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 2048 },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(CONSENT_PROOF_PATH, async (request, reply) => {
    const proof = ConsentProof.safeParse(request.body);
    if (!proof.success) {
      const message = 'Needed: choice, previous, asked, words, visitor, as ConsentProof says.';
      return sendError(reply, 400, { code: 'badProof', message });
    }
    await proofs.keep(proof.data, now());
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
