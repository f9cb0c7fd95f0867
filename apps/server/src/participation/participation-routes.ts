/** `POST /api/participacio/{id}`: votes without leaving the page. Without JavaScript `/participa/{id}/` handles it. */
import type { ParticipationRefusal } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { sendError } from '../http/answers/api-error.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { isFromOurPages } from '../http/protection/same-origin.ts';
import type { ParticipationServices } from './participation-service.ts';

const STATUS: Readonly<Record<ParticipationRefusal, number>> = {
  notFound: 404,
  closed: 409,
  badOption: 400,
  tooMany: 429,
};

const Vote = z.object({ option: z.string() });

export interface ParticipationRoutesOptions {
  services: Pick<ParticipationServices, 'service'>;
  accountOf(cookie: string): Promise<string | null>;
  publicOrigin: string | null;
}

export const participationRoutes: FastifyPluginAsync<ParticipationRoutesOptions> = async (app, options) => {
  const { services, accountOf, publicOrigin } = options;
  app.post<{ Params: { id: string } }>('/api/participacio/:id', async (request, reply) => {
    const origin = originOf(request, publicOrigin);
    if (!isFromOurPages(request, origin)) {
      return sendError(reply, 403, { code: 'foreignOrigin', message: 'Only pages of this site may do this.' });
    }
    const vote = Vote.safeParse(request.body);
    if (!vote.success) return sendError(reply, 400, { code: 'badOption' });
    const cookie = request.headers.cookie ?? '';
    const service = services.service({ cookie, address: request.ip, origin, account: () => accountOf(cookie) });
    const outcome = await service.vote(request.params.id, vote.data.option);
    if (!outcome.ok) return sendError(reply, STATUS[outcome.error], { code: outcome.error });
    for (const one of outcome.cookies) reply.header('set-cookie', one);
    return reply.header('cache-control', 'private, no-store').send(outcome.value);
  });
};
