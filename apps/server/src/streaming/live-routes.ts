import { DVR_WINDOW_MS, HOUR_S, LINEAR_WINDOW_MS } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { InterstitialTag } from '../hls/interstitial-tag.ts';
import { type LiveBreakRule, liveBreaks } from '../hls/live-breaks.ts';
import { sendError } from '../http/answers/api-error.ts';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import type { LoopedChannel } from './live-channels.ts';
import { livePlaylist, nextChangeMs } from './live-playlist.ts';
import { type MadePlaylist, makePlaylist } from './made-playlist.ts';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** Cache lifetime of a multivariant playlist, seconds: its renditions change only with a release. */
const MULTIVARIANT_AGE_S = HOUR_S;

export interface LiveOptions {
  channels: ReadonlyMap<string, LoopedChannel>;
  /** Multivariant playlists of channels on the operator's own origin. */
  elsewhere?: ReadonlyMap<string, string>;
  /** Channels without DVR. */
  linear?: ReadonlySet<string>;
  /** Ad breaks by channel; a channel without a rule has none. */
  breakRules: ReadonlyMap<string, LiveBreakRule>;
  /** Epoch ms. */
  now: () => number;
}

/**
 * `GET /live/{channel}/master.m3u8` and `/live/{channel}/{rendition}.m3u8` (V-04).
 * A media playlist is equal for all viewers until the next segment is complete, so it is generated once per segment and
 * cacheable until then. Channels of another origin redirect there.
 */
export const liveRoutes: FastifyPluginAsync<LiveOptions> = async (app, options) => {
  const { channels, elsewhere, linear, breakRules, now } = options;
  const made = new Map<string, MadePlaylist>();

  app.get<{ Params: { channel: string; rendition: string } }>(
    '/live/:channel/:rendition.m3u8',
    async (request, reply) => {
      const { channel, rendition } = request.params;
      const loop = channels.get(channel);
      const origin = elsewhere?.get(channel);
      reply.header('access-control-allow-origin', '*').type(PLAYLIST_TYPE);
      if (rendition === 'master' && (loop || origin)) {
        reply.header('cache-control', `public, max-age=${MULTIVARIANT_AGE_S}`);
        return origin ? reply.redirect(origin, 307) : reply.send(loop?.multivariant);
      }
      const looped = loop?.renditions.get(rendition);
      if (!looped) return sendError(reply, 404, { message: `There is no live playlist ${channel}/${rendition}.` });

      const atMs = now();
      const key = `${channel}/${rendition}`;
      let current = made.get(key);
      if (!current || current.untilMs <= atMs) {
        const text = livePlaylist(looped, atMs, {
          windowMs: linear?.has(channel) ? LINEAR_WINDOW_MS : DVR_WINDOW_MS,
          interstitials: interstitialsOf(breakRules.get(channel)),
        });
        current = makePlaylist(text, nextChangeMs(looped, atMs));
        made.set(key, current);
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('vary', 'accept-encoding')
        .header('cache-control', `public, max-age=${Math.max(0, Math.floor((current.untilMs - atMs) / 1000))}`)
        .send(await current.as(encoding));
    },
  );
};

/**
 * Addresses contain nothing about the viewer, so that the playlist is shared. The player adds its viewing token
 * (`X-AD-STATE`).
 */
const interstitialsOf =
  (rule: LiveBreakRule | undefined) =>
  (fromMs: number, toMs: number): InterstitialTag[] =>
    rule === undefined
      ? []
      : liveBreaks(rule, fromMs, toMs).map(({ id, startMs, lengthS }) => ({
          id: `ad-${rule.channel}-${id}`,
          startMs,
          assetList: `/ads/assets/live/${rule.channel}/${id}`,
          cue: 'ONCE',
          plannedS: lengthS,
          standsStill: false,
        }));
