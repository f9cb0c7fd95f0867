/** `/api/realtime`: live state and events for staff, as server-sent events. */
import { FollowedVisitor, type LiveEvent, SuiteName } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { earlierRoutes } from './earlier-routes.ts';
import { type EventStreamWriter, writeEventStream } from './event-stream-writer.ts';
import type { LiveFeedSettings } from './live-feed.ts';
import { createLiveFeeds } from './live-feeds.ts';
import { withoutIdentifiers } from './live-identifiers.ts';

/** Interval at which the session of an open stream is checked: a sign-out closes the stream within this time. */
const SESSION_CHECK_MS = 5000;

export interface RealtimeRoutesOptions extends Omit<LiveFeedSettings, 'log' | 'suite'> {
  requireStaff: () => preHandlerAsyncHookHandler;
  /** Whether the session of this request is still valid. */
  isStillStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether the session may see complete visitor ids: administrators, who export and erase visitors. */
  maySeeIdentifiers: (request: FastifyRequest) => Promise<boolean>;
  /** Interval of that check for each open stream. */
  sessionCheckMs?: number;
  /** Default report suite. */
  reportSuite: string;
  /** Suite of the demonstration, which the studio shows first. */
  demoSuite?: string | null;
}

export const realtimeRoutes: FastifyPluginAsync<RealtimeRoutesOptions> = async (app, options) => {
  const {
    requireStaff,
    isStillStaff,
    maySeeIdentifiers,
    sessionCheckMs = SESSION_CHECK_MS,
    demoSuite,
    ...settings
  } = options;
  const feeds = createLiveFeeds({ ...settings, log: app.log }, [
    settings.reportSuite,
    ...(demoSuite ? [demoSuite] : []),
  ]);
  const open = new Set<EventStreamWriter>();
  await app.register(earlierRoutes, options);

  app.get<{ Querystring: { suite?: string; visitor?: string; leftOut?: string } }>(
    '/api/realtime',
    { preHandler: requireStaff() },
    async (request, reply) => {
      const parsed = SuiteName.safeParse(request.query.suite ?? settings.reportSuite);
      if (!parsed.success)
        return sendError(reply, 400, { code: 'badSuite', message: 'There is no such report suite.' });
      const followed = FollowedVisitor.optional().safeParse(request.query.visitor);
      if (!followed.success) {
        const message = 'A visitor is followed by at least the first 8 characters of their id.';
        return sendError(reply, 400, { code: 'badVisitor', message });
      }
      const suite = parsed.data;
      const visitor = followed.data ?? '';
      const withLeftOut = request.query.leftOut === 'shown';
      const shown = (await maySeeIdentifiers(request)) ? (event: LiveEvent) => event : withoutIdentifiers;
      const lastSeen = request.headers['last-event-id'];
      reply.hijack();
      let isGone = false;
      let stopListening = () => {};
      const sessionCheck = setInterval(async () => {
        // A failure of the session store does not end the stream; it has its own maximum duration.
        if (!(await isStillStaff(request).catch(() => true))) writer.end();
      }, sessionCheckMs).unref();
      const writer = writeEventStream(reply.raw, reply.getHeaders(), () => {
        isGone = true;
        clearInterval(sessionCheck);
        stopListening();
        feeds.letGo(suite);
        open.delete(writer);
      });
      open.add(writer);
      const feed = feeds.take(suite);
      await feed.seeded;
      const before = visitor
        ? await feed.before(visitor, withLeftOut).catch((error: unknown) => {
            request.log.warn({ err: error }, 'a visitor is followed without what came before');
            return [];
          })
        : [];
      if (isGone) return;
      for (const event of before) writer.send('event', shown(event), event.id);
      let isFirst = true;
      stopListening = feed.listen({
        visitor,
        withLeftOut,
        now: (now) => writer.send('now', now),
        events: (events) => {
          const unseen = isFirst && typeof lastSeen === 'string' ? after(events, lastSeen) : events;
          isFirst = false;
          for (const event of unseen) writer.send('event', shown(event), event.id);
        },
      });
    },
  );

  // Before the server stops accepting connections: open streams would keep it from closing.
  app.addHook('preClose', async () => {
    feeds.stop();
    for (const writer of open) writer.end();
  });
};

/** Events after the last received one; all if that is too long ago. */
function after(events: readonly LiveEvent[], id: string): readonly LiveEvent[] {
  return events.slice(events.findIndex((event) => event.id === id) + 1);
}
