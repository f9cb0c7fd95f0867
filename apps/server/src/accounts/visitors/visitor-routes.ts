/**
 * `/api/compte`: the signed-in visitor, and data that the browser stores with the account. Forms are pages of the site.
 */
import { type AccountState, PlaybackPositions, SavedChanges } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import { consentOf } from '../../http/protection/consent-of.ts';
import { limitRate } from '../../http/protection/rate-limit.ts';
import { isFromOurPages } from '../../http/protection/same-origin.ts';
import { noUserCookie } from './user-cookie.ts';
import type { SignedInVisitor } from './visitor-account-settings.ts';
import type { VisitorAccounts } from './visitor-accounts.ts';
import type { VisitorListStore } from './visitor-list-store.ts';

/** Per address. A browser reads once per page and writes every 15 s at most. */
const REQUESTS_PER_MINUTE = 240;

export interface VisitorRoutesOptions {
  accounts: Pick<VisitorAccounts, 'visitorOf'>;
  shelves: VisitorListStore;
  publicOrigin: string | null;
}

export const visitorRoutes: FastifyPluginAsync<VisitorRoutesOptions> = async (app, options) => {
  const { accounts, shelves, publicOrigin } = options;
  limitRate(app, REQUESTS_PER_MINUTE);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  });

  app.get('/api/compte', async (request, reply): Promise<AccountState> => {
    const visitor = await accounts.visitorOf(request.headers.cookie ?? '');
    if (visitor) {
      const { name, userId } = visitor;
      return { isSignedIn: true, name, userId, ...(await shelves.of(visitor.id)) };
    }
    reply.header('set-cookie', noUserCookie(originOf(request, publicOrigin).startsWith('https:')));
    return { isSignedIn: false };
  });

  const requireVisitor = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedInVisitor | null> => {
    if (!isFromOurPages(request, originOf(request, publicOrigin))) {
      sendError(reply, 403, { code: 'foreignOrigin', message: 'Only pages of this site may do this.' });
      return null;
    }
    const visitor = await accounts.visitorOf(request.headers.cookie ?? '');
    if (!visitor) sendError(reply, 401, { code: 'notSignedIn', message: 'Sign in first.' });
    return visitor;
  };

  app.put('/api/compte/posicions', async (request, reply) => {
    const visitor = await requireVisitor(request, reply);
    if (!visitor) return reply;
    if (!consentOf(request.headers.cookie)?.personalisation)
      return sendError(reply, 403, {
        code: 'noConsent',
        message: 'Playback positions are stored only with consent to personalisation.',
      });
    const body = PlaybackPositions.safeParse(request.body);
    if (!body.success) return sendError(reply, 400, { code: 'badPlaces' });
    await shelves.storePositions(visitor.id, body.data.places);
    return reply.code(204).send();
  });

  app.put('/api/compte/desats', async (request, reply) => {
    const visitor = await requireVisitor(request, reply);
    if (!visitor) return reply;
    const body = SavedChanges.safeParse(request.body);
    if (!body.success) return sendError(reply, 400, { code: 'badChanges' });
    await shelves.change(visitor.id, body.data.changes);
    return reply.code(204).send();
  });
};
