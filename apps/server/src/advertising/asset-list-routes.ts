/** `GET /ads/assets/vod/…` and `GET /ads/assets/live/…` (V-02): the asset list of a break. */
import { type Clip, DVR_WINDOW_MS, MINUTE_MS } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import { type LiveBreakRule, liveBreakOf } from '../hls/live-breaks.ts';
import { sendError } from '../http/answers/api-error.ts';
import type { BreakPlan } from './interstitials/break-plan.ts';
import { type HandOutPorts, handOutBreak } from './interstitials/hand-out-break.ts';

export interface AssetListOptions extends HandOutPorts {
  plans: ReadonlyMap<string, { clip: Clip; plan: BreakPlan }>;
  /** By channel. */
  liveRules: ReadonlyMap<string, LiveBreakRule>;
}

/** How long before its start a live break may be requested, and the allowed clock difference of server and player. */
const AHEAD_MS = 5 * MINUTE_MS;

export function assetListRoutes(app: FastifyInstance, options: AssetListOptions): void {
  const { plans, liveRules, contract, metrics, nowMs } = options;

  app.get<{ Params: { clip: string; break: string }; Querystring: { state?: unknown } }>(
    '/ads/assets/vod/:clip/:break',
    async (request, reply) => {
      const { clip: clipId, break: id } = request.params;
      const found = plans.get(clipId);
      const place = found?.plan.breaks.findIndex((planned) => planned.id === id) ?? -1;
      const planned = found?.plan.breaks[place];
      const kept = found?.plan.kept.find((left) => left.id === id);
      if (!found || (!planned && !kept)) return sendError(reply, 404, { message: 'This ad break does not exist.' });
      if (kept) metrics.kept(kept.promise);
      const list = await handOutBreak(
        {
          id,
          place: place + 1,
          kind: planned?.kind ?? 'mid',
          positionS: planned?.positionS ?? 0,
          contentS: found.clip.lengthS,
          contentId: clipId,
          breakS: planned ? contract.breakSeconds : 0,
          state: stateOf(request.query),
        },
        options,
      );
      return reply.header('cache-control', 'no-store').send(list);
    },
  );

  app.get<{ Params: { channel: string; break: string }; Querystring: { state?: unknown } }>(
    '/ads/assets/live/:channel/:break',
    async (request, reply) => {
      const { channel, break: id } = request.params;
      const rule = liveRules.get(channel);
      const planned = rule ? liveBreakOf(rule, id) : null;
      const agoMs = planned ? nowMs() - planned.startMs : Number.NaN;
      // An invalid id gives NaN, which fails both comparisons.
      if (!planned || !(agoMs > -AHEAD_MS && agoMs < DVR_WINDOW_MS + AHEAD_MS))
        return sendError(reply, 404, { message: 'There is no such break, or it is not in the window.' });
      const { lengthS } = planned;
      const list = await handOutBreak(
        {
          id,
          place: 1,
          kind: 'live',
          positionS: 0,
          contentS: 0,
          contentId: channel,
          breakS: lengthS,
          state: stateOf(request.query),
        },
        options,
      );
      return reply.header('cache-control', 'no-store').send(list);
    },
  );
}

/** A repeated parameter is ignored. */
const stateOf = ({ state }: { state?: unknown }): string | undefined => (typeof state === 'string' ? state : undefined);
