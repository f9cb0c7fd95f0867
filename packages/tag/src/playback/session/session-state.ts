import { DEFAULT_PLAYBACK_SETTINGS, type Heartbeat, type HeartbeatEvent, type PlaybackSettings } from '@sintonia/wire';
import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo } from './media-info.ts';
import type { Metadata } from './metadata.ts';
import type { LoadedParts, PartName } from './parts.ts';
import type { PlayerReading } from './session-inputs.ts';

/** States with a duration, whose time is reported periodically. One is open at a time. */
export type TimedState = 'start' | 'play' | 'pause' | 'stall' | 'buffer';

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

/** One heartbeat, with the field names of the wire. The sender's fields are added on sending. */
export interface PlaybackHeartbeat extends Partial<Heartbeat> {
  readonly eventType: HeartbeatEvent;
  readonly assetType: 'main' | 'ad';
  readonly durationMs: number;
  readonly playheadS: number;
  readonly atMs: number;
  /** A pause from trackPause: sent however short it is. */
  readonly isTracked?: boolean | undefined;
  /** A state opened at the start or end of an ad break: playhead and clock are not compared. */
  readonly isBesideAd?: boolean | undefined;
  /** Set on release: the analytics start has been passed on, so the visitor ids are known and included. */
  readonly withIds?: boolean;
}

/** Start of a media or of an ad in it. Analytics builds a hit from it (`media-start-hit.ts`). */
export interface AnalyticsStart {
  readonly media: Media;
  readonly metadata: Metadata;
  readonly sessionId: string;
  readonly playerName: string;
  readonly channel: string;
  /** The starting ad; null for the start of the media. */
  readonly startingAd: Ad | null;
}

export type Output =
  | { readonly type: 'send'; readonly heartbeat: PlaybackHeartbeat }
  | { readonly type: 'analyticsStart'; readonly start: AnalyticsStart }
  | { readonly type: 'readSettings' }
  /** A session begins: the privacy status is checked again. */
  | { readonly type: 'privacy' }
  /** Nothing was done: the caller loads the part and repeats the same input with the same time. */
  | { readonly type: 'needs'; readonly part: PartName }
  | { readonly type: 'log'; readonly level: 'error' | 'warn'; readonly text: string };

/** Not `Number.POSITIVE_INFINITY`: the minifier shortens this to three characters. */
export const NEVER: number = Infinity;

/** How long the first play waits, so that a preroll can claim it (§ 4). */
export interface FirstPlay {
  readonly waitMs: number;
  /** Null until play is requested; `NEVER` while an ad break or an interruption delays it. */
  readonly playAtMs: number | null;
}

/** Cause of the error state: a value that is unusable for heartbeats, or for analytics as well. */
export type Failing = 'heartbeats' | 'analytics';

/** Fields of every active session. */
interface ActiveFields {
  readonly media: Media;
  readonly metadata: Metadata;
  readonly sessionId: string;
  /** An ad is open only inside its break. */
  readonly adBreak: { readonly info: AdBreak; readonly ad: Ad | null } | null;
  readonly chapter: Chapter | null;
  readonly player: 'init' | 'play' | 'pause';
  readonly interruption: 'buffering' | 'seeking' | null;
  /** Null once the player has played, or a call has paused it. */
  readonly firstPlay: FirstPlay | null;
  /** The next playhead check and the position at the last one; null before content is first requested to play. */
  readonly watch: { readonly nextMs: number; readonly seenS: number } | null;
  /** Consecutive playhead checks during content play without movement. */
  readonly unmovedPolls: number;
  /** The playhead has moved in content once, and the early heartbeat has been sent. */
  readonly hasMoved: boolean;
  /** Time measured in the main start state, for players that report no startup time. */
  readonly startupMs: number;
  readonly batch: readonly PlaybackHeartbeat[];
  /** Time of the last heartbeat sent, by event and asset. */
  readonly previous: Readonly<Record<string, number>>;
  /** Heartbeats released so far: the number of the last one. */
  readonly released: number;
  readonly withIds: boolean;
  readonly startedMs: number;
  readonly tickAtMs: number;
  /** Since when the player is paused, buffering or seeking. */
  readonly idleSinceMs: number;
  /** When the settings were last requested; reporting begins with that request. */
  readonly readAtMs: number;
}

/**
 * The time of states is reported. `open` is the last heartbeat of the open state; closing it sends the quality from its
 * opening.
 */
type Busy = ActiveFields & { readonly at: 'busy'; readonly open: PlaybackHeartbeat | null; readonly failing: null };
/** Ended on the wire by the idle timeout of 30 minutes; the next play starts a new session (§ 9). */
type Idle = ActiveFields & { readonly at: 'idle'; readonly open: null; readonly failing: null };
/** Error state: the session sends nothing more (§ 5). */
type Failed = ActiveFields & { readonly at: 'failed'; readonly open: null; readonly failing: Failing };

/** An active session: calls are accepted. */
export type ActiveSession = Busy | Idle | Failed;

/** A completed session that has not been ended: every call except the end is refused. */
export interface CompletedSession extends Pick<ActiveFields, 'sessionId' | 'readAtMs'> {
  readonly at: 'completed';
  readonly failing: Failing | null;
}

interface NoSession {
  readonly at: 'none';
  readonly sessionId: '';
  readonly failing: null;
  /** `NEVER`. */
  readonly readAtMs: number;
}

export type Session = NoSession | ActiveSession | CompletedSession;

/** State of a tracker outside its sessions. */
interface Tracker {
  readonly playerName: string;
  readonly channel: string;
  /** Warnings are emitted too. */
  readonly debugLogging: boolean;
  readonly settings: PlaybackSettings;
  /** Privacy is «in»: held heartbeats have been sent, and new ones are sent at once. */
  readonly isConsented: boolean;
  /** The analytics object has the visitor ids. */
  readonly hasIds: boolean;
  readonly held: readonly PlaybackHeartbeat[];
  readonly starts: readonly (readonly [AnalyticsStart, PlaybackHeartbeat])[];
  /** State of the random generator for session ids. */
  readonly seed: number;
}

/** Complete state of a tracker: a value from which `step` computes the next. */
export type TrackerState = Tracker & Session;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type MutableSession = Mutable<Busy> | Mutable<Idle> | Mutable<Failed>;

/** Context of one step: the time, the loaded parts, and the outputs in order. */
interface Work extends Mutable<PlayerReading> {
  readonly parts: LoadedParts;
  readonly outputs: Output[];
}

/** The copy of the state that a step works on. */
export type Draft = Mutable<Tracker> &
  (Mutable<NoSession> | MutableSession | Mutable<CompletedSession>) & { now: Work };
/** A draft with an active session. */
export type SessionDraft = Mutable<Tracker> & MutableSession & { now: Work };

export const isActive = (s: Draft): s is SessionDraft => s.at !== 'none' && s.at !== 'completed';

/**
 * No session, with the initial values of a new one. At run time every state has every field, even those that its type
 * hides: objects of one shape are copied five times faster.
 */
const NO_SESSION = {
  at: 'none',
  media: null,
  metadata: null,
  sessionId: '',
  adBreak: null,
  chapter: null,
  player: 'init',
  interruption: null,
  firstPlay: null,
  open: null,
  failing: null,
  watch: null,
  unmovedPolls: 0,
  hasMoved: false,
  startupMs: 0,
  batch: [],
  previous: {},
  released: 0,
  withIds: false,
  startedMs: 0,
  tickAtMs: NEVER,
  idleSinceMs: NEVER,
  readAtMs: NEVER,
} as const satisfies NoSession & { readonly [K in keyof Omit<Busy, keyof NoSession>]: Busy[K] | null };

export const enterSession = (
  s: Draft,
  begun: Pick<Busy, 'at' | 'media' | 'metadata' | 'sessionId' | 'firstPlay' | 'startedMs'>,
): SessionDraft => Object.assign(s, begun) as unknown as SessionDraft; // cast: the initial fields complete the draft

/** Changes the state of the active session. */
export const become = (
  s: SessionDraft,
  next: Pick<Busy, 'at' | 'open'> | Pick<Idle, 'at' | 'open'> | Pick<Failed, 'at' | 'open' | 'failing'>,
): unknown => Object.assign(s, next);

/** Replaces the active session with a completed one or with none, and discards its fields. */
export const leaveSession = (s: Draft, to?: CompletedSession): unknown => Object.assign(s, NO_SESSION, to);

export const initialState = (
  { playerName, channel, debugLogging }: Pick<Tracker, 'playerName' | 'channel' | 'debugLogging'>,
  seed: number,
): TrackerState => ({
  ...NO_SESSION,
  playerName,
  channel,
  debugLogging,
  seed,
  settings: DEFAULT_PLAYBACK_SETTINGS,
  isConsented: false,
  hasIds: false,
  held: [],
  starts: [],
});

/** Session id: milliseconds since 1970, then an integer below 10⁹. */
export function newSessionId(s: Draft): string {
  s.seed = (s.seed * 16807 + 1) % 2147483647; // exact: no product passes 2⁵³
  return `${s.now.nowMs}${s.seed % 1e9}`;
}
