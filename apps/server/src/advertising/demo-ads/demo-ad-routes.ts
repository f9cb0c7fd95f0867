/**
 * The demo ad server over HTTP, to inspect its answers or to play its ads elsewhere: `GET /ads/demo/vmap` and
 * `/ads/demo/vast` (`?max=` seconds of the break, `&cb=` any text), `/ads/demo/event/{event}` and the landing page of
 * an ad.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import { allowAnyOrigin } from '../../http/protection/cross-origin.ts';
import { advertiserPage } from './advertiser-page.ts';
import type { DemoAdServer } from './demo-ad-server.ts';

export interface DemoAdOptions {
  server: DemoAdServer;
  publicOrigin: string | null;
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export function demoAdRoutes(app: FastifyInstance, { server, publicOrigin }: DemoAdOptions): void {
  const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://localhost').searchParams;

  for (const format of ['vmap', 'vast'] as const) {
    app.get(`/ads/demo/${format}`, async (request, reply) => {
      allowAnyOrigin(reply);
      return reply
        .header('cache-control', 'no-store')
        .type('application/xml; charset=utf-8')
        .send(server[format](queryOf(request), originOf(request, publicOrigin)));
    });
  }

  app.get<{ Params: { event: string } }>('/ads/demo/event/:event', async (request, reply) => {
    allowAnyOrigin(reply);
    if (!server.event(request.params.event, queryOf(request).get('campaign')))
      return sendError(reply, 404, { message: 'There is no event or campaign of that name.' });
    return reply.header('cache-control', 'no-store').code(204).send();
  });

  app.get<{ Params: { campaign: string } }>('/ads/demo/advertiser/:campaign', async (request, reply) => {
    const campaign = server.campaigns.find(({ id }) => id === request.params.campaign);
    if (!campaign) return sendError(reply, 404);
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(advertiserPage(campaign));
  });
}
