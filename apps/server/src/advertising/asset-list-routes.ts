/** `GET /ads/assets/vod/…` and `GET /ads/assets/live/…` (V-02): the asset list of a break. */
import { type Clip, DVR_WINDOW_MS, MINUTE_MS } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import { type LiveBreakRule, liveBreakOf } from '../hls/live-breaks.ts';
import { sendError } from '../http/answers/api-error.ts';
import { type AnswerBreakPorts, answerBreak } from './interstitials/answer-break.ts';
import type { BreakPlan } from './interstitials/break-plan.ts';

export interface AssetListOptions extends AnswerBreakPorts {
  plans: ReadonlyMap<string, { clip: Clip; plan: BreakPlan }>;
  /** By channel. */
  liveRules: ReadonlyMap<string, LiveBreakRule>;
}

/** How long before its start a live break may be requested, and the allowed clock difference of server and player. */
const EARLY_REQUEST_MS = 5 * MINUTE_MS;

export function assetListRoutes(app: FastifyInstance, options: AssetListOptions): void {
  const { plans, liveRules, contract, metrics, nowMs } = options;

  app.get<{ Params: { clip: string; break: string }; Querystring: { state?: unknown } }>(
    '/ads/assets/vod/:clip/:break',
    async (request, reply) => {
      const { clip: clipId, break: id } = request.params;
      const found = plans.get(clipId);
      const index = found?.plan.breaks.findIndex((planned) => planned.id === id) ?? -1;
      const planned = found?.plan.breaks[index];
      const excluded = found?.plan.excluded.find((one) => one.id === id);
      if (!found || (!planned && !excluded)) return sendError(reply, 404, { message: 'This ad break does not exist.' });
      if (excluded) metrics.kept(excluded.promise);
      const list = await answerBreak(
        {
          id,
          breakNumber: index + 1,
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
      if (!planned || !(agoMs > -EARLY_REQUEST_MS && agoMs < DVR_WINDOW_MS + EARLY_REQUEST_MS))
        return sendError(reply, 404, { message: 'There is no such break, or it is not in the window.' });
      const { lengthS } = planned;
      const list = await answerBreak(
        {
          id,
          breakNumber: 1,
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
