import { type InfoKind, isSame, ofKind } from './media-objects.ts';
import type { Refusal } from './session-errors.ts';
import type { Call, Moment } from './session-inputs.ts';
import type { Session, TrackerState } from './session-state.ts';

type Rule = (session: Session, info: unknown) => Refusal | null | undefined | false;

const betweenAds: Rule = (session) => session.adBreak && !session.ad && 'betweenAds';
const buffering: Rule = (session) => session.isBuffering && 'buffering';
const seeking: Rule = (session) => session.isSeeking && 'seeking';
const needsBreak: Rule = (session) => !session.adBreak && 'noAdBreak';
const needsAd: Rule = (session) => !session.ad && 'noAd';
const needsChapter: Rule = (session) => !session.chapter && 'noChapter';

const fresh =
  (kind: InfoKind, open: (session: Session) => object | null, invalid: Refusal, same: Refusal): Rule =>
  (session, info) => {
    const given = ofKind(info, kind);
    if (!given) return invalid;
    const current = open(session);
    return current && isSame(given.info, current) && same;
  };

/** What each call needs beyond an open session that is not completed, in the order it is asked (§ 4). */
const RULES: Partial<Record<Call, readonly Rule[]>> = {
  play: [betweenAds],
  pause: [betweenAds, buffering, seeking],
  bufferStart: [betweenAds, buffering, seeking],
  seekStart: [betweenAds, seeking, buffering],
  bufferComplete: [betweenAds, (session) => !session.isBuffering && 'notBuffering'],
  seekComplete: [betweenAds, (session) => !session.isSeeking && 'notSeeking'],
  adBreakStart: [fresh('adBreak', (session) => session.adBreak, 'invalidAdBreak', 'sameAdBreak')],
  adBreakComplete: [needsBreak],
  adStart: [needsBreak, fresh('ad', (session) => session.ad, 'invalidAd', 'sameAd')],
  adComplete: [needsBreak, needsAd],
  adSkip: [needsBreak, needsAd],
  chapterStart: [fresh('chapter', (session) => session.chapter, 'invalidChapter', 'sameChapter')],
  chapterComplete: [needsChapter],
  chapterSkip: [needsChapter],
  timedMetadataUpdate: [
    (_, info) => {
      const value: unknown = ofKind(info, 'timedMetadata')?.info.value;
      return (typeof value !== 'string' || value === '') && 'invalidTimedMetadata';
    },
  ],
};

function refusalOfStart({ session, settings }: TrackerState, info: unknown, moment: Moment): Refusal | null {
  if (!moment.isSupported) return 'unsupported';
  if (settings.trackingDisabled) return 'disabled';
  if (session) return 'inSession';
  const media = ofKind(info, 'media');
  if (!media) return 'invalidMedia';
  return media.info.mediaType === 'audio' && !moment.isAudioSupported ? 'audio' : null;
}

/** Why this call is refused now, or null. A refused call changes nothing and sends nothing (§ 4, § 8). */
export function refusalOf(state: TrackerState, call: Call, info: unknown, moment: Moment): Refusal | null {
  const { session } = state;
  if (call === 'sessionStart') return refusalOfStart(state, info, moment);
  if (!session) return 'notInSession';
  if (call === 'sessionEnd') return null;
  if (session.isCompleted) return 'completed';
  for (const rule of RULES[call] ?? []) {
    const why = rule(session, info);
    if (why) return why;
  }
  return null;
}
