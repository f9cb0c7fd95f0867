import { DEFAULT_PLAYBACK_SETTINGS, type Heartbeat, type HeartbeatEvent, type PlaybackSettings } from '@sintonia/wire';
import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo } from './media-info.ts';
import type { Metadata } from './metadata.ts';
import type { LoadedParts, PartName } from './parts.ts';
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

/** The first play waits so long, so that a pre-roll can claim it (§ 4). */
export interface FirstPlay {
  readonly waitMs: number;
  /** Null until it is asked for; `NEVER` while an ad break or an interruption holds it. */
  readonly playAtMs: number | null;
}

/** What brought a session into error state: a value that heartbeats cannot use, or analytics neither. */
export type Failing = 'heartbeats' | 'analytics';

/** What every session in its course knows. */
interface Course {
  readonly media: Media;
  readonly metadata: Metadata;
  readonly sessionId: string;
  /** An ad is open only inside its break. */
  readonly adBreak: { readonly info: AdBreak; readonly ad: Ad | null } | null;
  readonly chapter: Chapter | null;
  readonly player: 'init' | 'play' | 'pause';
  readonly interruption: 'buffering' | 'seeking' | null;
  /** Null once the player has played, or was paused by a call. */
  readonly firstPlay: FirstPlay | null;
  /** The next look at the playhead, and where the last one saw it; null before content is first asked to play. */
  readonly watch: { readonly nextMs: number; readonly seenS: number } | null;
  /** Looks at the playhead in a row, in content play, that saw it where it was. */
  readonly unmovedPolls: number;
  /** The playhead has moved in content once, and the early report is out. */
  readonly hasMoved: boolean;
  /** Time measured in the main start state, for players that tell no startup time. */
  readonly startupMs: number;
  readonly batch: readonly PlaybackHeartbeat[];
  /** Time of the last report sent, by event and asset. */
  readonly previous: Readonly<Record<string, number>>;
  readonly withIds: boolean;
  readonly startedMs: number;
  readonly tickAtMs: number;
  /** Since when the player is paused, buffering or seeking. */
  readonly idleSinceMs: number;
  /** When the settings were asked for last; reporting begins with it. */
  readonly readAtMs: number;
}

/** One that reports: the lasting state that is open, as its last report (closing it tells the quality it was opened with). */
type Reporting = Course & { readonly at: 'open'; readonly open: PlaybackHeartbeat | null; readonly failing: null };
/** Half an hour without play has ended it on the wire; the next play begins another (§ 9). */
type Idle = Course & { readonly at: 'idle'; readonly open: null; readonly failing: null };
/** Error state: nothing more is sent in this session (§ 5). */
type Failed = Course & { readonly at: 'failed'; readonly open: null; readonly failing: Failing };

/** A session in its course: it takes calls. */
export type OpenSession = Reporting | Idle | Failed;

/** One that was completed and not ended: what is asked of it is refused, until it is ended. */
export interface CompletedSession extends Pick<Course, 'sessionId' | 'readAtMs'> {
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

export type Session = NoSession | OpenSession | CompletedSession;

/** What a tracker knows outside a session. */
interface Tracker {
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
}

/** All a tracker remembers: a value, of which `step` gives the next one. */
export type TrackerState = Tracker & Session;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type MutableSession = Mutable<Reporting> | Mutable<Idle> | Mutable<Failed>;

/** What a step works with and leaves behind: the moment, the parts that are there, and what it asks for, in order. */
interface Work extends Mutable<PlayerReading> {
  readonly parts: LoadedParts;
  readonly outputs: Output[];
}

/** The copy of the state that a step works on. */
export type Draft = Mutable<Tracker> &
  (Mutable<NoSession> | MutableSession | Mutable<CompletedSession>) & { now: Work };
/** A draft with a session in its course. */
export type SessionDraft = Mutable<Tracker> & MutableSession & { now: Work };

export const inCourse = (s: Draft): s is SessionDraft => s.at !== 'none' && s.at !== 'completed';

/**
 * No session, and what a new one begins with. Every state has every field at run time, whether its type lets it be read
 * or not: objects of one shape are copied five times faster.
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
  withIds: false,
  startedMs: 0,
  tickAtMs: NEVER,
  idleSinceMs: NEVER,
  readAtMs: NEVER,
} as const satisfies NoSession & { readonly [K in keyof Omit<Reporting, keyof NoSession>]: Reporting[K] | null };

export const enterSession = (
  s: Draft,
  begun: Pick<Reporting, 'at' | 'media' | 'metadata' | 'sessionId' | 'firstPlay' | 'startedMs'>,
): SessionDraft => Object.assign(s, begun) as unknown as SessionDraft; // cast: with what no session holds it is one

/** Another state of the session in its course. */
export const become = (
  s: SessionDraft,
  next: Pick<Reporting, 'at' | 'open'> | Pick<Idle, 'at' | 'open'> | Pick<Failed, 'at' | 'open' | 'failing'>,
): unknown => Object.assign(s, next);

/** Puts a completed session, or none, in the place of this one, of which nothing else stays. */
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
  isReporting: false,
  hasIds: false,
  held: [],
  starts: [],
});

/** Session id: milliseconds since 1970, then an integer below 10⁹. */
export function newSessionId(s: Draft): string {
  s.seed = (s.seed * 16807 + 1) % 2147483647; // exact: no product passes 2⁵³
  return `${s.now.nowMs}${s.seed % 1e9}`;
}
