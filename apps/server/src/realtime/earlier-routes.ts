/** `/api/realtime/earlier`: stored events before a place in the debugger's list, for staff. */
import { EarlierQuery, type LiveEvent, SuiteName } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../http/answers/event-store-errors.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { earlierEvents } from './earlier-events.ts';
import { withoutIdentifiers } from './live-identifiers.ts';
import type { RealtimeRoutesOptions } from './realtime-routes.ts';

/** Above the rate at which a person requests pages. */
const PER_MINUTE = 120;

type EarlierRoutesOptions = Pick<
  RealtimeRoutesOptions,
  'events' | 'requireStaff' | 'maySeeIdentifiers' | 'reportSuite' | 'nowMs'
>;

export const earlierRoutes: FastifyPluginAsync<EarlierRoutesOptions> = async (app, options) => {
  const { events, requireStaff, maySeeIdentifiers, reportSuite, nowMs } = options;
  limitRate(app, PER_MINUTE);
  answerEventStoreErrors(app);

  app.get('/api/realtime/earlier', { preHandler: requireStaff() }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = EarlierQuery.safeParse(request.query);
    const suite = SuiteName.safeParse(query.data?.suite ?? reportSuite);
    if (!query.success || !suite.success)
      return sendError(reply, 400, { code: 'badQuery', message: 'There is no such suite, visitor or place.' });
    const { visitor = '', at, id = '' } = query.data;
    const place = { atMs: at === undefined ? nowMs() : Date.parse(at), id };
    const page = await earlierEvents(events, { suite: suite.data, visitor, place });
    const shown = (await maySeeIdentifiers(request)) ? (event: LiveEvent) => event : withoutIdentifiers;
    return { ...page, events: page.events.map(shown) };
  });
};
