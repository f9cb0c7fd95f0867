/** `/api/realtime`: what is happening now, as server-sent events, for staff. */
import type { LiveEvent } from '@sintonia/contracts';
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { type EventStreamWriter, writeEventStream } from './event-stream-writer.ts';
import { createLiveFeed, type LiveFeedSettings } from './live-feed.ts';

export interface RealtimeRoutesOptions extends Omit<LiveFeedSettings, 'log'> {
  requireStaff: () => preHandlerAsyncHookHandler;
}

export const realtimeRoutes: FastifyPluginAsync<RealtimeRoutesOptions> = async (app, { requireStaff, ...settings }) => {
  const feed = createLiveFeed({ ...settings, log: app.log });
  const open = new Set<EventStreamWriter>();

  app.get('/api/realtime', { preHandler: requireStaff() }, (request, reply) => {
    const lastSeen = request.headers['last-event-id'];
    reply.hijack();
    const writer = writeEventStream(reply.raw, reply.getHeaders(), () => {
      stopListening();
      open.delete(writer);
    });
    open.add(writer);
    let isFirst = true;
    const stopListening = feed.listen({
      now: (now) => writer.send('now', now),
      events: (events) => {
        const unseen = isFirst && typeof lastSeen === 'string' ? after(events, lastSeen) : events;
        isFirst = false;
        for (const event of unseen) writer.send('event', event, event.id);
      },
    });
  });

  // Before the server stops taking connections: open streams would keep it from closing.
  app.addHook('preClose', async () => {
    feed.stop();
    for (const writer of open) writer.end();
  });
};

/** Events after the one that was seen last; all of them when it is too long ago. */
function after(events: readonly LiveEvent[], id: string): readonly LiveEvent[] {
  return events.slice(events.findIndex((event) => event.id === id) + 1);
}
