import { type InfoKind, infoOf, isSame } from './media-objects.ts';
import type { Refusal } from './session-errors.ts';
import type { Call } from './session-inputs.ts';
import type { TrackerState } from './session-state.ts';

type Rule = (s: TrackerState, info: unknown) => unknown;

const not =
  (kind: InfoKind): Rule =>
  (_, info) =>
    !infoOf(info, kind);
const same =
  (kind: 'adBreak' | 'ad' | 'chapter'): Rule =>
  (s, info) =>
    isSame(infoOf(info, kind) ?? {}, s[kind]);

/** When each refusal is true. */
const RULES: Readonly<Record<Refusal, Rule>> = {
  unsupported: (s) => !s.isSupported,
  disabled: (s) => s.settings.trackingDisabled,
  inSession: (s) => s.media,
  audio: (s, info) => infoOf(info, 'media')?.mediaType === 'audio' && !s.isAudioSupported,
  notInSession: (s) => !s.media,
  completed: (s) => s.isCompleted,
  betweenAds: (s) => s.adBreak && !s.ad,
  buffering: (s) => s.isBuffering,
  seeking: (s) => s.isSeeking,
  notBuffering: (s) => !s.isBuffering,
  notSeeking: (s) => !s.isSeeking,
  noAdBreak: (s) => !s.adBreak,
  noAd: (s) => !s.ad,
  noChapter: (s) => !s.chapter,
  invalidMedia: not('media'),
  invalidAdBreak: not('adBreak'),
  invalidAd: not('ad'),
  invalidChapter: not('chapter'),
  invalidTimedMetadata: (_, info) => {
    const value: unknown = infoOf(info, 'timedMetadata')?.value;
    return typeof value !== 'string' || !value;
  },
  sameAdBreak: same('adBreak'),
  sameAd: same('ad'),
  sameChapter: same('chapter'),
};

const OPEN: readonly Refusal[] = ['notInSession', 'completed'];
const PLAYER: readonly Refusal[] = [...OPEN, 'betweenAds'];

/** What can refuse each call, in the order it is asked (§ 4); the others need an open session, not completed. */
const CHECKS: Partial<Record<Call, readonly Refusal[]>> = {
  sessionStart: ['unsupported', 'disabled', 'inSession', 'invalidMedia', 'audio'],
  sessionEnd: ['notInSession'],
  play: PLAYER,
  pause: [...PLAYER, 'buffering', 'seeking'],
  bufferStart: [...PLAYER, 'buffering', 'seeking'],
  seekStart: [...PLAYER, 'seeking', 'buffering'],
  bufferComplete: [...PLAYER, 'notBuffering'],
  seekComplete: [...PLAYER, 'notSeeking'],
  adBreakStart: [...OPEN, 'invalidAdBreak', 'sameAdBreak'],
  adBreakComplete: [...OPEN, 'noAdBreak'],
  adStart: [...OPEN, 'noAdBreak', 'invalidAd', 'sameAd'],
  adComplete: [...OPEN, 'noAdBreak', 'noAd'],
  adSkip: [...OPEN, 'noAdBreak', 'noAd'],
  chapterStart: [...OPEN, 'invalidChapter', 'sameChapter'],
  chapterComplete: [...OPEN, 'noChapter'],
  chapterSkip: [...OPEN, 'noChapter'],
  timedMetadataUpdate: [...OPEN, 'invalidTimedMetadata'],
};

/** Why this call is refused now, or undefined. A refused call changes nothing and sends nothing (§ 4, § 8). */
export const refusalOf = (s: TrackerState, call: Call, info: unknown): Refusal | undefined =>
  (CHECKS[call] ?? OPEN).find((refusal) => RULES[refusal](s, info));
