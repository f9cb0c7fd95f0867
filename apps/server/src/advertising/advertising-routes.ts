/**
 * Advertising over HTTP (V-02, V-08). What a player does:
 *
 * 1. It plays `GET /media-ads/{clip}/master.m3u8?state={state}` instead of `/media/clips/{clip}/master.m3u8` (live:
 *    `/live/{channel}/master.m3u8`, which has its breaks already). `state` is the last `X-AD-STATE` received; it is
 *    omitted at the beginning of a visit, held in memory and never stored. A player without interstitials, or with an
 *    error here, plays the clip's own playlist.
 * 2. The media playlists hold EXT-X-DATERANGE of class `com.apple.hls.interstitial` with X-ASSET-LIST. hls.js loads that
 *    list when a break comes near. The player first sets `state` in its address to the last `X-AD-STATE` (a loader for
 *    the context type INTERSTITIAL_ASSET_LIST): only then are several breaks of one clip counted together. Live lists
 *    have no state until the player adds it.
 * 3. `GET /ads/assets/vod/{clip}/{break}?state=` and `/ads/assets/live/{channel}/{break}?state=` answer within
 *    `X-AD-STARTS-WITHIN-MS`, always with 200 and the form `AdAssetList` (`interstitials/asset-list.ts`); ASSETS is empty
 *    when no ad may or can be shown. Times are seconds, addresses paths on this origin.
 *    `X-AD-SKIP-AFTER`: second from which a skip button is offered; null: none.
 *    `X-AD-CLICK-THROUGH`: target of a link with `target="_blank" rel="noopener"`.
 *    `X-AD-TRACKING`: `impression` at the first frame, then `start`, `firstQuartile`, `midpoint`, `thirdQuartile`,
 *    `complete` once each as they are reached, `skip`, `pause`, `resume`, `mute`, `unmute` when done; `error` with
 *    `&code=` (401 not found, 402 timeout, 405 cannot be played, 900 else). `X-AD-PROGRESS` at the given seconds.
 *    `&at=`, the second of the ad, may be added to any; repeatable events (`pause` …) get `&n=1`, `&n=2` …, so that a
 *    retried call is counted once. `X-AD-BREAK-START` when the first ad begins, `X-AD-BREAK-END` after the last.
 * 4. If content still waits after `X-AD-STARTS-WITHIN-MS`, the player calls `X-AD-LATE`, abandons the break and plays on.
 *
 * `/ads/event/{event}?ad=`: 204; `click`: 302 to the creative's own address. GET or `sendBeacon`. No cookie is read or
 * set anywhere here, and a browser never contacts an ad server: the server forwards events, without the browser's address.
 * `GET /ads/contract`: the promise to viewers, how often this server kept and broke it since its start, and how often
 * all servers did in the last 30 days.
 *
 * Beacons are counted (`/metrics`) and logged, not stored: that would need its own table. `/ads/creatives/…` serves HLS
 * files made from ad servers' creatives (`creatives/`).
 */
import type { Clip } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import type { LiveBreakRule } from '../hls/live-breaks.ts';
import { assetListRoutes } from './asset-list-routes.ts';
import { clipPlaylistRoutes } from './clip-playlist-routes.ts';
import { adEventRoutes } from './events/ad-event-routes.ts';
import type { AnswerBreakPorts } from './interstitials/answer-break.ts';
import { type BreakPlan, type ProtectedPassage, planBreaks } from './interstitials/break-plan.ts';
import type { ReadMedia } from './read-media.ts';
import type { AdRecords } from './records/ad-records.ts';

export interface AdvertisingOptions extends AnswerBreakPorts {
  clips: readonly Clip[];
  passages: readonly ProtectedPassage[];
  /** By channel. */
  liveRules: ReadonlyMap<string, LiveBreakRule>;
  readMedia: ReadMedia;
  records: Pick<AdRecords, 'lastDays'>;
}

export function advertisingRoutes(app: FastifyInstance, options: AdvertisingOptions): void {
  const { clips, passages, contract, metrics } = options;
  const plans = new Map<string, { clip: Clip; plan: BreakPlan }>(
    clips.map((clip) => [clip.id, { clip, plan: planBreaks(clip, contract, passages) }]),
  );

  void app.register(async (scope) => clipPlaylistRoutes(scope, { ...options, plans }));
  assetListRoutes(app, { ...options, plans });
  void app.register(async (scope) => adEventRoutes(scope, options));

  app.get('/ads/contract', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      contract,
      ...metrics.promises(),
      ...(await options.records.lastDays().then(
        (lastDays) => ({ lastDays }),
        () => ({}), // The operational store is unavailable: answer with this server's own counts.
      )),
    }),
  );
}
