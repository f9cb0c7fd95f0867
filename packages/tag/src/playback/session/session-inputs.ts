import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo, QualityInfo } from './media-info.ts';

/** Calls made through `trackEvent`, with the incumbent's event names. */
export const TRACKED_EVENTS = [
  'adBreakStart',
  'adBreakComplete',
  'adStart',
  'adComplete',
  'adSkip',
  'chapterStart',
  'chapterComplete',
  'chapterSkip',
  'seekStart',
  'seekComplete',
  'bufferStart',
  'bufferComplete',
  'bitrateChange',
  'timedMetadataUpdate',
] as const;

export type TrackedEvent = (typeof TRACKED_EVENTS)[number];
export type Call =
  | TrackedEvent
  | 'sessionStart'
  | 'sessionEnd'
  | 'play'
  | 'pause'
  | 'complete'
  | 'error'
  | 'presentationChange'
  | 'adLeave'
  | 'unknown';

/** Arguments of a call. Values may have any type: they are checked when used (§ 5). */
interface InfoByCall {
  readonly sessionStart: MediaInfo;
  readonly adBreakStart: AdBreakInfo;
  readonly adStart: AdInfo;
  readonly chapterStart: ChapterInfo;
  readonly timedMetadataUpdate: { readonly value: string };
  readonly error: { readonly errorId: unknown };
}

export type InfoOf<C extends Call> = C extends keyof InfoByCall ? InfoByCall[C] : undefined;

/** A call of a page or a player. */
export interface CallInput<C extends Call = Call> {
  readonly call: C;
  /** The call is refused when it is undefined or null; null also logs a separate line. */
  readonly info?: InfoOf<C> | null;
  /** Options of a media or an ad, by `MediaObjectKey`. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Custom metadata of a media, ad or chapter. Values other than text, number and boolean are dropped. */
  readonly metadata?: unknown;
}

/** Each call with its arguments. */
export type AnyCall = { [C in Call]: CallInput<C> }[Call];

export type Input =
  | ({ readonly type: 'call' } & AnyCall)
  /** Time has passed: runs whatever is due. */
  | { readonly type: 'time' }
  /** The visitor may be measured: held heartbeats are sent, settings are read. */
  | { readonly type: 'begin' }
  /** The visitor may not be measured (any more). */
  | { readonly type: 'deny' }
  /** The analytics object has its visitor ids. */
  | { readonly type: 'analyticsReady' }
  /** The settings as served, or null when the request failed. */
  | { readonly type: 'settings'; readonly xml: string | null }
  /** A heartbeat could not be delivered. */
  | { readonly type: 'sendFailed' }
  /** The page is unloading: the open state is sent now, because it will not be closed. */
  | { readonly type: 'leave' };

/** Context of an input: clock, player, and capabilities of the measurement library. */
export interface PlayerReading {
  /** By a clock that nobody sets (`steady-clock.ts`). */
  readonly nowMs: number;
  /** Exact position in seconds, as reported by the player. */
  readonly playheadS: number;
  /** Falsy when the player reports none. */
  readonly quality?: QualityInfo | false | null | undefined;
  /** Name and version that the measurement library reports. */
  readonly library: {
    readonly unsupported?: boolean | undefined;
    readonly version?: string | undefined;
    readonly account?: string | undefined;
    readonly trackingServer?: string | undefined;
  };
}

export const isTrackedEvent = (event: unknown): event is TrackedEvent => TRACKED_EVENTS.includes(event as TrackedEvent); // cast: `includes` accepts only members

/** Maps each word to itself, under a key in another spelling. */
export const bySpelling = <W extends string, N>(words: readonly W[], spell: (word: string) => string): N =>
  Object.fromEntries(words.map((word) => [spell(word), word])) as N; // cast: N has the same words

/** `adStart` → `AdStart`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
