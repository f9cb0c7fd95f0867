/** `/api/realtime`: what is happening now, as server-sent events, for staff. */
import { type LiveEvent, SuiteName } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { type EventStreamWriter, writeEventStream } from './event-stream-writer.ts';
import type { LiveFeedSettings } from './live-feed.ts';
import { createLiveFeeds } from './live-feeds.ts';

/** Signing out, or being disabled, takes no longer to be seen. */
const ASK_EVERY_MS = 5000;

export interface RealtimeRoutesOptions extends Omit<LiveFeedSettings, 'log' | 'suite'> {
  requireStaff: () => preHandlerAsyncHookHandler;
  /** Whether who sent this request may still see what it opened. */
  isStillStaff: (request: FastifyRequest) => Promise<boolean>;
  /** How often that is asked of each open stream. */
  askEveryMs?: number;
  /** Followed unless another one is asked for. */
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
        // A session store that fails says nothing of the session; the stream has a lifetime of its own.
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

  // Before the server stops taking connections: open streams would keep it from closing.
  app.addHook('preClose', async () => {
    feeds.stop();
    for (const writer of open) writer.end();
  });
};

/** Events after the one that was seen last; all of them when it is too long ago. */
function after(events: readonly LiveEvent[], id: string): readonly LiveEvent[] {
  return events.slice(events.findIndex((event) => event.id === id) + 1);
}
