import type { ErrorData, default as Hls, HlsAssetPlayer, InterstitialEvent } from 'hls.js';
import type { ContentMedia } from '../events/content-media.ts';
import type { PlayerListener } from '../events/player-events.ts';
import { browserBeaconPorts, createAdBeacons } from './ad-beacons.ts';
import { adBreakOf, adOf, type BreakKind, type ScheduledBreak } from './ad-facts.ts';
import type { AdScreen } from './ad-screen.ts';
import { type AdInput, type AdOutput, type AdState, givesUpAtMs, NO_BREAK, step } from './ad-steps.ts';
import { linkContentAfterBreak } from './content-after-break.ts';
import { rememberViewingState } from './viewing-state.ts';

export interface FollowAdsOptions {
  Engine: typeof Hls;
  engine: Hls;
  element: HTMLMediaElement;
  content: ContentMedia;
  screen: AdScreen;
  /** Where content begins, in seconds: a pre-roll stands before it, wherever that is. */
  startS: number;
  emit: PlayerListener;
  /** Milliseconds from any origin. */
  now: () => number;
}

/**
 * Follows the ad breaks of one medium (V-02): hls.js says what has the element and plays the breaks, the element how
 * that goes on, `ad-steps.ts` what follows from it.
 *
 * @returns stops it, and sends what is still to be told
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
  /** The player of the ad that has the element. */
  let adPlayer: HlsAssetPlayer | null = null;
  /** Where content is to begin after its pre-roll; null when it has none, or once it is there. */
  let beginsAtS: number | null = null;

  const perform = (output: AdOutput) => {
    switch (output.do) {
      case 'emit':
        return emit(output.event);
      case 'call':
        return beacons.call(output.url);
      case 'holdContent':
        return content.hold(beginsAtS ?? undefined);
      case 'letContentGo':
        return content.letGo(output.by);
      case 'endContent':
        return content.end();
      case 'skipAd':
        return advance(() => adPlayer?.hls?.trigger(Events.MEDIA_ENDED, { stalled: false })); // as its own end would
      case 'skipBreak':
        return advance(() => engine.interstitialsManager?.skip());
    }
  };
  /** Whoever skips while it is paused wants to see what comes; after the last break nothing does. */
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
    // At the end of content the element has paused, and hls.js takes that for the viewer's wish.
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
    // Every failure is said not to be fatal; one that was has marked the ad once hls.js is done with it.
    queueMicrotask(() => asset?.error && process({ type: 'adFailed', ad, code }));
  });
  const breakOver = (event: InterstitialEvent) => process({ type: 'breakOver', isEnd: event.cue.post });
  engine.on(Events.INTERSTITIAL_ENDED, (_, { event, schedule, scheduleIndex }) => {
    if (event.cue.once) linkContentAfterBreak(schedule, scheduleIndex);
    breakOver(event);
  });
  /**
   * After a pre-roll hls.js begins at the beginning, wherever it was told to, and further along when it had to wait. The
   * element is sent there too: it has the first frames of all in hand, and would show them.
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

/** So long before an ad ends the next of its pod is fetched; by itself hls.js begins when the ad is over. Seconds. */
const NEXT_AD_S = 4;

function loadNextAd({ interstitial, assetItem }: HlsAssetPlayer, { interstitialsManager }: Hls): void {
  const next = interstitial.assetList[interstitial.findAssetIndex(assetItem) + 1];
  if (next) interstitialsManager?.playerQueue.find(({ assetId }) => assetId === next.identifier)?.loadSource();
}

function scheduledBreak({ identifier, cue, startTime }: InterstitialEvent): ScheduledBreak {
  const kind: BreakKind = cue.pre ? 'pre' : cue.post ? 'post' : 'mid';
  return { id: identifier, kind, startS: Number.isFinite(startTime) ? startTime : 0 };
}

/** A break has the playhead, or comes after what has it. */
function hasBreakAhead({ interstitialsManager: manager }: Hls): boolean {
  if (!manager || manager.playingIndex < 0) return false;
  return manager.schedule.slice(manager.playingIndex).some(({ event }) => event);
}

/** VAST 4.2 § 2.3.6.3: not found, too slow, cannot be played, anything else. */
function vastErrorOf(
  { type, details, response }: Pick<ErrorData, 'type' | 'details' | 'response'>,
  Engine: typeof Hls,
) {
  if (details.endsWith('TimeOut')) return 402;
  if (response?.code && response.code >= 400) return 401;
  return type === Engine.ErrorTypes.MEDIA_ERROR ? 405 : 900;
}
