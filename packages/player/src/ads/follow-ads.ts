import type { default as Hls, HlsAssetPlayer, InterstitialEvent } from 'hls.js';
import type { ContentMedia } from '../events/content-media.ts';
import type { PlayerListener } from '../events/player-events.ts';
import { browserBeaconPorts, createAdBeacons } from './ad-beacons.ts';
import type { AdScreen } from './ad-screen.ts';
import { type AdInput, type AdOutput, type AdState, NO_BREAK } from './ad-state.ts';
import { givesUpAtMs, step } from './ad-steps.ts';
import { adBreakOf, adOf } from './asset-list.ts';
import { linkContentAfterBreak } from './content-after-break.ts';
import { hasBreakAhead, loadNextAd, NEXT_AD_S, scheduledBreak, vastErrorOf } from './interstitials.ts';
import { rememberViewingState } from './viewing-state.ts';

export interface FollowAdsOptions {
  Engine: typeof Hls;
  engine: Hls;
  element: HTMLMediaElement;
  content: ContentMedia;
  screen: AdScreen;
  /** Start of the content, in seconds: a pre-roll plays before it, wherever that is. */
  startS: number;
  emit: PlayerListener;
  /** Milliseconds of a clock with any origin. */
  now: () => number;
}

/**
 * Follows the ad breaks of one medium (V-02): hls.js plays the breaks and says what the element plays, the element
 * reports progress, `ad-steps.ts` decides what follows.
 *
 * @returns stops it, and sends pending beacons
 */
export function followAds({
  Engine,
  engine,
  element,
  content,
  screen,
  startS,
  emit,
  now,
}: FollowAdsOptions): () => void {
  const { Events, ErrorDetails } = Engine;
  const stopped = new AbortController();
  const beacons = createAdBeacons(browserBeaconPorts(window));
  let state: AdState = NO_BREAK;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMuted = element.muted;
  /** Player of the ad that plays in the element. */
  let adPlayer: HlsAssetPlayer | null = null;
  /** Where content starts after its pre-roll; null without one, or once it is there. */
  let beginsAtS: number | null = null;

  const perform = (output: AdOutput) => {
    switch (output.do) {
      case 'emit':
        return emit(output.event);
      case 'call':
        return beacons.call(output.url);
      case 'holdContent':
        return content.hold(beginsAtS ?? undefined);
      case 'releaseContent':
        return content.release(output.by);
      case 'endContent':
        return content.end();
      case 'skipAd':
        return advance(() => adPlayer?.hls?.trigger(Events.MEDIA_ENDED, { stalled: false })); // as the end of the ad would
      case 'skipBreak':
        return advance(() => engine.interstitialsManager?.skip());
    }
  };
  /** Skipping while paused must show the content after the break; after the last break there is none. */
  const advance = (how: () => void) => {
    how();
    if (engine.media || adPlayer) void element.play().catch(() => undefined);
  };
  const process = (input: AdInput) => {
    const [next, outputs] = step(state, input, now());
    state = next;
    clearTimeout(timer);
    const dueMs = givesUpAtMs(state);
    if (dueMs !== null) timer = setTimeout(() => process({ type: 'time' }), Math.max(0, dueMs - now()));
    for (const output of outputs) perform(output);
    const { open = null, adBreak = null } = state.at === 'break' ? state : {};
    screen.show(open && adBreak && { ...open, adBreak });
  };

  engine.on(Events.ASSET_LIST_LOADED, (_, { assetListResponse }) => rememberViewingState(assetListResponse));
  engine.on(Events.INTERSTITIAL_STARTED, (_, { event }) => {
    if (event.cue.pre && !engine.latestLevelDetails?.live) beginsAtS = startS;
    process({ type: 'break' });
  });
  engine.on(Events.INTERSTITIAL_ASSET_STARTED, (_, { event, assetListIndex, player }) => {
    const [list, scheduled] = [event.assetListResponse, scheduledBreak(event)];
    adPlayer = player;
    process({ type: 'ad', adBreak: adBreakOf(list, scheduled), ad: adOf(list, assetListIndex, scheduled) });
    // At the end of content the element has paused, and hls.js takes that for a pause by the viewer.
    if (event.cue.post) queueMicrotask(() => void element.play().catch(() => undefined));
  });
  engine.on(Events.INTERSTITIAL_ASSET_ENDED, () => {
    adPlayer = null;
    process({ type: 'adOver' });
  });
  engine.on(Events.INTERSTITIAL_ASSET_ERROR, (_, { event, asset, assetListIndex, ...error }) => {
    if (!event) return;
    const ad = adOf(event.assetListResponse, assetListIndex, scheduledBreak(event));
    const code = vastErrorOf(error, Engine);
    // Every failure is reported as non-fatal; a fatal one has marked the ad once hls.js has handled it.
    queueMicrotask(() => asset?.error && process({ type: 'adFailed', ad, code }));
  });
  const breakOver = (event: InterstitialEvent) => process({ type: 'breakOver', isEnd: event.cue.post });
  engine.on(Events.INTERSTITIAL_ENDED, (_, { event, schedule, scheduleIndex }) => {
    if (event.cue.once) linkContentAfterBreak(schedule, scheduleIndex);
    breakOver(event);
  });
  /**
   * After a pre-roll hls.js starts content at 0, whatever its configured start, and later when it had to wait. The
   * element seeks there too: it has buffered the first frames, and would show them.
   */
  const beginContent = () => {
    const toS = beginsAtS;
    beginsAtS = null;
    if (toS === null) return;
    engine.startLoad(toS);
    if (toS > 0 && !engine.media?.readyState)
      engine.once(Events.MEDIA_ATTACHED, () => {
        element.currentTime = toS;
      });
  };
  engine.on(Events.INTERSTITIALS_PRIMARY_RESUMED, beginContent);
  engine.on(Events.ERROR, (_, { details, interstitial }) => {
    const isListLost =
      details === ErrorDetails.ASSET_LIST_LOAD_ERROR ||
      details === ErrorDetails.ASSET_LIST_LOAD_TIMEOUT ||
      details === ErrorDetails.ASSET_LIST_PARSING_ERROR;
    if (!isListLost || !interstitial) return;
    breakOver(interstitial);
    beginContent();
  });

  const listen = (name: string, received: () => void) =>
    element.addEventListener(name, received, { signal: stopped.signal });
  for (const type of ['playing', 'play', 'waiting'] as const) listen(type, () => process({ type }));
  listen('pause', () => element.ended || process({ type: 'pause' }));
  listen('timeupdate', () => {
    process({ type: 'moved', positionS: element.currentTime });
    if (adPlayer && adPlayer.remaining < NEXT_AD_S) loadNextAd(adPlayer, engine);
  });
  listen('volumechange', () => {
    if (element.muted !== isMuted) process({ type: 'sound', isMuted: element.muted });
    isMuted = element.muted;
  });
  content.isMoreToCome = () => hasBreakAhead(engine);
  screen.onSkip(() => process({ type: 'skip' }));

  return () => {
    stopped.abort();
    clearTimeout(timer);
    beacons.stop();
    content.isMoreToCome = () => false;
    screen.show(null);
  };
}
