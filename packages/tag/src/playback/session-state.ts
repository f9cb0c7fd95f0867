import { DEFAULT_PLAYBACK_SETTINGS, type Heartbeat, type HeartbeatEvent, type PlaybackSettings } from '@sintonia/wire';
import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo } from './media-objects.ts';
import type { Metadata } from './metadata.ts';
import type { PartName } from './parts.ts';
import type { PlayerReading } from './session-inputs.ts';

/** States that last and are reported in the band of play time; one is open at a time. */
export type LastingState = 'start' | 'play' | 'pause' | 'stall' | 'buffer';

export type Media = MediaInfo & { readonly mediaType: 'video' | 'audio' };

export interface AdBreak extends AdBreakInfo {
  /** md5 of the media id and the position. */
  readonly adBreakId: string;
  readonly adResolver: string;
}

export interface Ad extends Omit<AdInfo, 'adPosition'>, AdBreak {
  readonly adPosition: string;
  readonly adSessionId: string;
  readonly granular: boolean;
  readonly metadata: Metadata;
}

export interface Chapter extends ChapterInfo {
  readonly chapterId: string;
  readonly chapterSessionId: string;
  readonly metadata: Metadata;
}

/** One heartbeat, by the names of the wire; the sender is added where it is sent. */
export interface PlaybackHeartbeat extends Partial<Heartbeat> {
  readonly eventType: HeartbeatEvent;
  readonly assetType: 'main' | 'ad';
  readonly durationMs: number;
  readonly playheadS: number;
  readonly atMs: number;
  /** A pause asked for by trackPause: never too short to be sent. */
  readonly isTracked?: boolean | undefined;
  /** A state opened by the edge of an ad break: playhead and clock are not compared. */
  readonly isBesideAd?: boolean | undefined;
  /** Set on release: the analytics start was handed over, so the visitor ids are known and carried. */
  readonly withIds?: boolean;
}

/** What analytics is told when a media or an ad in it starts; it makes the hit of it (`media-start-hit.ts`). */
export interface AnalyticsStart {
  readonly media: Media;
  readonly metadata: Metadata;
  readonly sessionId: string;
  readonly playerName: string;
  readonly channel: string;
  /** The ad that starts; null when the media does. */
  readonly startingAd: Ad | null;
}

export type Output =
  | { readonly type: 'send'; readonly heartbeat: PlaybackHeartbeat }
  | { readonly type: 'analyticsStart'; readonly start: AnalyticsStart }
  | { readonly type: 'readSettings' }
  /** A session begins: whether it may be measured is asked again. */
  | { readonly type: 'privacy' }
  /** Nothing was done: the part has to be known first, then the same input at the same moment is taken again. */
  | { readonly type: 'needs'; readonly part: PartName }
  | { readonly type: 'log'; readonly level: 'error' | 'warn'; readonly text: string };

/** Not `Number.POSITIVE_INFINITY`: this one the minifier writes in three characters. */
export const NEVER: number = Infinity;

/** No session, and what a new one begins with. */
const noSession = {
  /** What is measured; null when no session is open. */
  media: null as Media | null,
  metadata: {} as Metadata,
  isCompleted: false,
  sessionId: '',
  adBreak: null as AdBreak | null,
  ad: null as Ad | null,
  chapter: null as Chapter | null,
  player: 'init' as 'init' | 'play' | 'pause',
  isBuffering: false,
  isSeeking: false,
  /** Looks at the playhead in a row, in content play, that saw it where it was. */
  unmovedPolls: 0,
  /** The first play was asked for and waits for a preroll, or for buffering to end. */
  isPlayDue: false,
  /** How long the first play waits; 0 once it is over, or was taken by an ad or a pause. */
  waitMs: 0,
  /** When the waiting play happens. */
  playAtMs: NEVER,
  /** The lasting state that is open, as its last report: closing it tells the quality it was opened with. */
  open: null as PlaybackHeartbeat | null,
  /** Time measured in the main start state, for players that tell no startup time. */
  startupMs: 0,
  batch: [] as readonly PlaybackHeartbeat[],
  /** Time of the last report sent, by event and asset. */
  previous: {} as Readonly<Record<string, number>>,
  withIds: false,
  startedMs: 0,
  tickAtMs: NEVER,
  pollAtMs: NEVER,
  polledS: 0,
  /** The playhead has moved in content once, and the early report is out. */
  hasMoved: false,
  /** Since when the player is paused, buffering or seeking. */
  idleSinceMs: NEVER,
  isIdle: false,
  /** When the settings were asked for last; reporting begins with it. */
  readAtMs: NEVER,
  /** The heartbeat side is in error state: nothing more is sent in this session. */
  hasFailed: false,
  hasAnalyticsFailed: false,
};

/** All a tracker remembers: a value, of which `step` gives the next one. */
export interface TrackerState extends Partial<PlayerReading>, Readonly<typeof noSession> {
  readonly playerName: string;
  readonly channel: string;
  /** Warnings are told too. */
  readonly debugLogging: boolean;
  readonly settings: PlaybackSettings;
  /** Privacy is «in»: what was held has left and reports leave as they come. */
  readonly isReporting: boolean;
  /** The analytics object has its ids. */
  readonly hasIds: boolean;
  readonly held: readonly PlaybackHeartbeat[];
  readonly starts: readonly (readonly [AnalyticsStart, PlaybackHeartbeat])[];
  /** State of the generator of session ids. */
  readonly seed: number;
  /** What the last step asks for, in order. */
  readonly outputs: readonly Output[];
}

/** The copy a step works on. */
export type Draft = { -readonly [K in keyof TrackerState]: TrackerState[K] } & { outputs: Output[] } & {
  -readonly [K in keyof PlayerReading]: PlayerReading[K];
};
/** A draft inside a session. */
export type SessionDraft = Draft & { media: Media };

export const inSession = (s: Draft): s is SessionDraft => s.media !== null;

/** Forgets the session, as if none had been. */
export const leaveSession = (s: Draft): Draft => Object.assign(s, noSession);

export const initialState = (
  config: Pick<TrackerState, 'playerName' | 'channel' | 'debugLogging'>,
  seed: number,
): TrackerState => ({
  ...noSession,
  ...config,
  seed,
  settings: DEFAULT_PLAYBACK_SETTINGS,
  isReporting: false,
  hasIds: false,
  held: [],
  starts: [],
  outputs: [],
});

/** Session id: milliseconds since 1970, then an integer below 10⁹. */
export function newSessionId(s: Draft): string {
  s.seed = (s.seed * 16807 + 1) % 2147483647; // exact: no product passes 2⁵³
  return `${s.nowMs}${s.seed % 1e9}`;
}
