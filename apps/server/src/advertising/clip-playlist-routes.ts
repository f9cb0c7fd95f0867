/** `GET /media-ads/{clip}/master.m3u8` and `/media-ads/{clip}/{rendition}.m3u8`: a clip with its breaks (V-02). */
import { posix } from 'node:path';
import type { Clip } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import type { TokenSigner } from '../http/protection/token-signer.ts';
import type { AdContract } from './contract/ad-contract.ts';
import { allowanceS } from './contract/viewing.ts';
import { type ReadViewing, readViewing, writeViewing } from './contract/viewing-token.ts';
import type { BreakPlan } from './interstitials/break-plan.ts';
import { mediaWithBreaks, multivariantWithBreaks, renditionsOf } from './interstitials/clip-playlists.ts';
import type { ReadMedia } from './read-media.ts';

export interface ClipPlaylistOptions {
  plans: ReadonlyMap<string, { clip: Clip; plan: BreakPlan }>;
  contract: AdContract;
  signer: TokenSigner;
  readMedia: ReadMedia;
  nowMs: () => number;
}

/** Minimum ad time for a pre-roll, seconds: with less, content starts without an ad request. */
const MIN_AD_S = 5;

export function clipPlaylistRoutes(app: FastifyInstance, options: ClipPlaylistOptions): void {
  const { plans, contract, signer, readMedia, nowMs } = options;

  app.get<{ Params: { clip: string; rendition: string }; Querystring: { state?: unknown } }>(
    '/media-ads/:clip/:rendition.m3u8',
    async (request, reply) => {
      const { clip: id, rendition } = request.params;
      const notFound = () => sendError(reply, 404, { message: `There is no playlist ${id}/${rendition}.` });
      const found = plans.get(id);
      const multivariant = found && (await readMedia(found.clip.hls));
      if (!found || !multivariant) return notFound();
      const folder = `${posix.dirname(found.clip.hls)}/`;
      const nowS = Math.floor(nowMs() / 1000);
      const given = typeof request.query.state === 'string' ? request.query.state : undefined;
      const read = readViewing(given, nowS, signer);
      reply.header('cache-control', 'no-store').type('application/vnd.apple.mpegurl');
      if (rendition === 'master')
        return reply.send(
          multivariantWithBreaks(multivariant, folder, `?state=${writeViewing(read.viewing, nowS, signer)}`),
        );

      const media = renditionsOf(multivariant).includes(`${rendition}.m3u8`)
        ? await readMedia(`${folder}${rendition}.m3u8`)
        : null;
      if (!media) return notFound();
      // The token as received: players expect that all renditions of one viewing name the same addresses.
      const query = read.token === 'kept' ? `?state=${given}` : '';
      return reply.send(mediaWithBreaks(media, folder, breaksFor(found.plan, read, contract, id, query)));
    },
  );
}

/** The breaks as planned when the token was written, independent of when the rendition loads. */
function breaksFor(
  plan: BreakPlan,
  { viewing, writtenS }: ReadViewing,
  contract: AdContract,
  clip: string,
  query: string,
) {
  const isTimeUsedUp = allowanceS(viewing, contract, writtenS) < MIN_AD_S;
  return plan.breaks
    .filter(({ kind }) => kind !== 'pre' || !isTimeUsedUp)
    .map((planned) => ({
      ...planned,
      id: `ad-${planned.id}`,
      assetList: `/ads/assets/vod/${clip}/${planned.id}${query}`,
    }));
}
