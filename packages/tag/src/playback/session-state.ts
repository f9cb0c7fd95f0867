import { DEFAULT_PLAYBACK_SETTINGS, type HeartbeatEvent, type PlaybackSettings } from '@sintonia/wire';
import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo, QualityInfo } from './media-objects.ts';
import type { Metadata } from './metadata.ts';

/** States that last and are reported in the band of play time; one is open at a time. */
export type LastingState = 'start' | 'play' | 'pause' | 'stall' | 'buffer';

export interface AdBreak extends AdBreakInfo {
  /** md5 of the media id and the position. */
  readonly id: string;
}

export interface Ad extends AdInfo {
  readonly sessionId: string;
  readonly adBreak: AdBreak;
  readonly isGranular: boolean;
  readonly metadata: Metadata;
}

export interface Chapter extends ChapterInfo {
  readonly id: string;
  readonly sessionId: string;
  readonly metadata: Metadata;
}

/** One heartbeat before it is filtered and chained; times are of the moment it tells about. */
export interface Report {
  readonly event: HeartbeatEvent;
  readonly asset: 'main' | 'ad';
  readonly media: MediaInfo;
  readonly sessionId: string;
  readonly durationMs: number;
  readonly playheadS: number;
  readonly atMs: number;
  readonly ad: Ad | null;
  readonly chapter: Chapter | null;
  readonly quality: QualityInfo | null;
  readonly startupMs: number;
  /** A pause asked for by trackPause: never too short to be sent. */
  readonly isTracked?: boolean;
  readonly metadata?: Metadata;
  readonly errorId?: string;
  readonly errorSource?: string;
}

/** A report on its way to the wire. */
export interface SentReport extends Report {
  /** Time of the previous one of the same event and asset in this session, or -1. */
  readonly previousAtMs: number;
  /** The analytics start was handed over, so the visitor ids are known and carried. */
  readonly isVisitorKnown: boolean;
}

/** The lasting state that is open, since its last report. */
export interface OpenState {
  readonly state: LastingState;
  readonly asset: 'main' | 'ad';
  readonly sinceMs: number;
  readonly sinceS: number;
  /** Quality when it was opened: closing it reports this one. */
  readonly quality: QualityInfo | null;
  readonly isTracked: boolean;
  /** Opened by the end of an ad break: playhead and clock are not compared. */
  readonly isBesideAd: boolean;
}

/** An analytics hit of the playback client, ms_s or msa_s (wire-heartbeat § 9). */
export interface AnalyticsStart {
  readonly pe: 'ms_s' | 'msa_s';
  readonly pev3: 'video' | 'audio' | 'videoAd' | 'audioAd';
  readonly isAudio: boolean;
  readonly contextData: Readonly<Record<string, string>>;
}

export type Output =
  | { readonly type: 'send'; readonly report: SentReport }
  | { readonly type: 'analyticsStart'; readonly start: AnalyticsStart }
  | { readonly type: 'readSettings' }
  | { readonly type: 'log'; readonly level: 'error' | 'warn'; readonly text: string };

export interface Session {
  readonly media: MediaInfo;
  readonly metadata: Metadata;
  readonly prerollWaitMs: number;
  readonly startedMs: number;
  isCompleted: boolean;
  sessionId: string;
  adBreak: AdBreak | null;
  ad: Ad | null;
  chapter: Chapter | null;
  player: 'init' | 'play' | 'pause';
  isBuffering: boolean;
  isSeeking: boolean;
  isStalled: boolean;
  /** The first play was asked for and waits for a preroll, or for buffering to end. */
  isPlayDue: boolean;
  /** The first play is over, or was taken by a preroll or a pause: no more waiting. */
  isWaitOver: boolean;
  /** When the waiting play happens; Infinity when none is scheduled. */
  playAtMs: number;
  open: OpenState | null;
  /** Time measured in the main start state, for players that tell no startup time. */
  startupMs: number;
  batch: readonly Report[];
  previous: Readonly<Record<string, number>>;
  /** Reporting has begun for this session. */
  hasBegun: boolean;
  isVisitorKnown: boolean;
  nextTickMs: number;
  nextPollMs: number;
  polledS: number;
  stillPolls: number;
  /** The playhead has moved in content once, and the early report is out. */
  hasMoved: boolean;
  /** Since when the player is paused, buffering or seeking; Infinity while it plays. */
  idleSinceMs: number;
  isIdle: boolean;
  settingsReadMs: number;
  /** The heartbeat side is in error state: nothing more is sent in this session. */
  hasFailed: boolean;
  hasAnalyticsFailed: boolean;
}

/** All a tracker remembers. A value: `step` gives the next one. */
export interface TrackerState {
  readonly playerName: string;
  readonly channel: string;
  session: Session | null;
  settings: PlaybackSettings;
  /** Privacy is «in»: what was held has left and reports leave as they come. */
  isReporting: boolean;
  /** The analytics object has its ids. */
  isAnalyticsReady: boolean;
  held: readonly SentReport[];
  heldStarts: readonly { readonly start: AnalyticsStart; readonly report: Report }[];
  /** State of the generator of session ids. */
  seed: number;
}

export const initialState = (playerName: string, channel: string, seed: number): TrackerState => ({
  playerName,
  channel,
  session: null,
  settings: DEFAULT_PLAYBACK_SETTINGS,
  isReporting: false,
  isAnalyticsReady: false,
  held: [],
  heldStarts: [],
  seed,
});
