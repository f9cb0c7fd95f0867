/** `/api/activities/{editable-page,pictures,audience}`: data for editing an activity in the studio (P-06). */
import { type ArtworkIndex, AudienceCountRequest, type EditablePage, type PictureChoices } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { RequireStaff } from '../../access/require-staff.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { addressOf } from '../../http/app/web-bridge.ts';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { EDITING_PARAMETER, type PreviewLinks } from '../activities/preview-token.ts';
import { countAudience } from './count-audience.ts';

export interface EditingRoutesOptions {
  events: Pick<EventStore, 'query'>;
  previews: PreviewLinks;
  /** Pictures of the catalogue; none before it is loaded. */
  readArtwork: () => Promise<ArtworkIndex>;
  reportSuite: string;
  requireStaff: RequireStaff;
  nowMs: () => number;
}

/** A page of our own: path and query without an origin. */
const PageQuery = z.object({
  path: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])\S*$/),
});

export const editingRoutes: FastifyPluginAsync<EditingRoutesOptions> = async (app, options) => {
  const { events, previews, readArtwork, reportSuite, requireStaff, nowMs } = options;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/api/activities/editable-page', { preHandler: requireStaff('editor') }, async (request, reply) => {
    const parsed = PageQuery.safeParse(request.query);
    if (!parsed.success)
      return sendError(reply, 400, { code: 'badPath', message: 'A path of this site begins with /.' });
    // The frame has the studio's own origin, so a path is enough.
    const url = addressOf(parsed.data.path, 'http://localhost');
    url.searchParams.set(EDITING_PARAMETER, previews.editing.token(nowMs()));
    return { url: `${url.pathname}${url.search}` } satisfies EditablePage;
  });

  app.get('/api/activities/pictures', { preHandler: requireStaff('analyst') }, async (): Promise<PictureChoices> => {
    return Object.entries(await readArtwork())
      .filter(([, { webp }]) => webp.length > 0)
      .map(([name, { webp }]) => ({ name, url: `/media/art/${name}-${webp[0]}.webp` }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  });

  app.post('/api/activities/audience', { preHandler: requireStaff('analyst') }, async (request, reply) => {
    const parsed = AudienceCountRequest.safeParse(request.body);
    if (!parsed.success)
      return sendError(reply, 400, { code: 'activity.unreadable', message: 'The audience is invalid.' });
    try {
      return await countAudience(events, reportSuite, parsed.data, nowMs());
    } catch (error) {
      if (!(error instanceof EventStoreError)) throw error;
      request.log.warn({ err: error }, 'an audience could not be counted');
      if (error.kind !== 'limit') return sendError(reply, error.kind === 'unavailable' ? 503 : 500);
      return sendError(reply, 422, { code: 'tooMuch', message: 'The query takes too long.' });
    }
  });
};
