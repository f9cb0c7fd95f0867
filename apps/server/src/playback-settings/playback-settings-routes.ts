/** `GET /hb/settings/{publisher}.xml`, and `/settings/…` for clients whose heartbeat server is a bare host. */
import { encodeSettings } from '@sintonia/wire';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { allowAnyOrigin, allowPreflight } from '../http/protection/cross-origin.ts';
import type { SettingsSource } from './settings-source.ts';

/** Seconds of browser caching; clients send a new `r` each time anyway. */
const FRESH_S = 60;

export const playbackSettingsRoutes: FastifyPluginAsync<{ settingsOf: SettingsSource }> = async (app, options) => {
  const answer = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    allowAnyOrigin(reply);
    const settings = await options.settingsOf(request.params.file);
    if (settings === undefined) return sendError(reply, 404, { message: 'No such publisher.' });
    return reply
      .header('cache-control', `max-age=${FRESH_S}`)
      .type('text/xml; charset=utf-8')
      .send(encodeSettings(settings));
  };
  for (const path of ['/hb/settings/:file', '/settings/:file']) {
    app.get(path, answer);
    app.options(path, async (_request, reply) => {
      allowAnyOrigin(reply);
      return allowPreflight(reply, 'GET, HEAD');
    });
  }
};
