import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo, QualityInfo } from './media-info.ts';

/** Calls that come through `trackEvent`, by the name the wire's owners know. */
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
export type Call = TrackedEvent | 'sessionStart' | 'sessionEnd' | 'play' | 'pause' | 'complete' | 'error' | 'unknown';

/** What a call tells beside its name. The values may be any: they are checked when used (§ 5). */
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
  /** Refused when it is undefined or, after a line of its own, null. */
  readonly info?: InfoOf<C> | null;
  /** Of a media or an ad, by `MediaObjectKey`. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Of a media, an ad or a chapter. Other than text, number and boolean is left out. */
  readonly metadata?: unknown;
}

/** Each call with what belongs to it. */
export type AnyCall = { [C in Call]: CallInput<C> }[Call];

export type Input =
  | ({ readonly type: 'call' } & AnyCall)
  /** Time passes: whatever is due by now is done. */
  | { readonly type: 'time' }
  /** The visitor may be measured: what was held leaves, settings are read. */
  | { readonly type: 'begin' }
  /** The visitor may not, or no longer, be measured. */
  | { readonly type: 'deny' }
  /** The analytics object has its visitor ids. */
  | { readonly type: 'analyticsReady' }
  /** The settings as served, or null when they could not be had. */
  | { readonly type: 'settings'; readonly xml: string | null }
  /** A heartbeat did not arrive. */
  | { readonly type: 'sendFailed' }
  /** The page is going away: the open state is reported now, as nobody will close it. */
  | { readonly type: 'leave' };

/** The moment of an input: clock, player, and what the measurement library can do. */
export interface PlayerReading {
  readonly nowMs: number;
  /** Exact position in seconds, as the player gives it. */
  readonly playheadS: number;
  /** Falsy when the player tells none. */
  readonly quality?: QualityInfo | false | null | undefined;
  /** The measurement library, as it says itself. */
  readonly library: {
    readonly unsupported?: boolean | undefined;
    readonly version?: string | undefined;
    readonly account?: string | undefined;
    readonly trackingServer?: string | undefined;
  };
}

export const isTrackedEvent = (event: unknown): event is TrackedEvent => TRACKED_EVENTS.includes(event as TrackedEvent); // cast: any value may be looked for

/** Words → an object that has each under another spelling of itself. */
export const bySpelling = <W extends string, N>(words: readonly W[], spell: (word: string) => string): N =>
  Object.fromEntries(words.map((word) => [spell(word), word])) as N; // cast: N is made of the same words

/** `adStart` → `AdStart`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
