/** `/api/realtime`: live state and events for staff, as server-sent events. */
import { type LiveEvent, SuiteName } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { type EventStreamWriter, writeEventStream } from './event-stream-writer.ts';
import type { LiveFeedSettings } from './live-feed.ts';
import { createLiveFeeds } from './live-feeds.ts';

/** Longest time until a sign-out or a disabled account closes a stream. */
const ASK_EVERY_MS = 5000;

export interface RealtimeRoutesOptions extends Omit<LiveFeedSettings, 'log' | 'suite'> {
  requireStaff: () => preHandlerAsyncHookHandler;
  /** Whether the session of this request is still valid. */
  isStillStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Interval of that check for each open stream. */
  askEveryMs?: number;
  /** Default report suite. */
  reportSuite: string;
}

export const realtimeRoutes: FastifyPluginAsync<RealtimeRoutesOptions> = async (app, options) => {
  const { requireStaff, isStillStaff, askEveryMs = ASK_EVERY_MS, ...settings } = options;
  const feeds = createLiveFeeds({ ...settings, log: app.log });
  const open = new Set<EventStreamWriter>();

  app.get<{ Querystring: { suite?: string } }>(
    '/api/realtime',
    { preHandler: requireStaff() },
    async (request, reply) => {
      const asked = SuiteName.safeParse(request.query.suite ?? settings.reportSuite);
      if (!asked.success) return sendError(reply, 400, { code: 'badSuite', message: 'There is no such report suite.' });
      const suite = asked.data;
      const lastSeen = request.headers['last-event-id'];
      reply.hijack();
      let isGone = false;
      let stopListening = () => {};
      const asking = setInterval(async () => {
        // A failure of the session store does not end the stream; it has its own maximum duration.
        if (!(await isStillStaff(request).catch(() => true))) writer.end();
      }, askEveryMs).unref();
      const writer = writeEventStream(reply.raw, reply.getHeaders(), () => {
        isGone = true;
        clearInterval(asking);
        stopListening();
        feeds.letGo(suite);
        open.delete(writer);
      });
      open.add(writer);
      const feed = feeds.take(suite);
      await feed.seeded;
      if (isGone) return;
      let isFirst = true;
      stopListening = feed.listen({
        now: (now) => writer.send('now', now),
        events: (events) => {
          const unseen = isFirst && typeof lastSeen === 'string' ? after(events, lastSeen) : events;
          isFirst = false;
          for (const event of unseen) writer.send('event', event, event.id);
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
