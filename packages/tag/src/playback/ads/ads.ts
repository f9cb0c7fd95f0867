/** Session part for ad breaks, ads, chapters, timed metadata and the idle timeout. Loaded on first use (`parts.ts`). */
export { HEARTBEAT_KEYS as KEYS } from '@sintonia/wire';
export { endIdle, resume } from './idle-steps.ts';

import { type CallTable, inOpen, OPEN, type Rule } from '../session/call-table.ts';
import { openAd } from '../session/heartbeats.ts';
import type { SessionDraft } from '../session/session-state.ts';
import type { Refusal } from '../session/session-texts.ts';
import { isUsable } from '../session/usable.ts';
import { completeAd, completeAdBreak, leaveAd, skipAd, startAd, startAdBreak } from './ad-calls.ts';
import { completeChapter, skipChapter, startChapter } from './chapter-steps.ts';

const not =
  (why: Refusal): Rule =>
  (_, info) =>
    !info && why;
/** Whether the open ad, break or chapter has the given values, compared as text. Detects duplicates (§ 4). */
const isSame = (given: object, open: object | null | undefined): boolean =>
  !!open && Object.entries(given).every(([key, value]) => `${value}` === `${open[key as keyof typeof open]}`); // cast: any key can be looked up

const OPENED = {
  adBreak: ({ adBreak }: SessionDraft) => adBreak?.info,
  ad: openAd,
  chapter: ({ chapter }: SessionDraft) => chapter,
};
const same = (kind: keyof typeof OPENED, why: Refusal): Rule<object> =>
  inOpen((s, info) => isSame(info ?? {}, OPENED[kind](s)) && why);
const noAdBreak = inOpen((s) => !s.adBreak && 'noAdBreak');
const inAd: readonly Rule[] = [...OPEN, noAdBreak, inOpen((s) => !openAd(s) && 'noAd')];
const inChapter: readonly Rule[] = [...OPEN, inOpen((s) => !s.chapter && 'noChapter')];

export const CALLS: CallTable = {
  adBreakStart: [startAdBreak, ...OPEN, not('invalidAdBreak'), same('adBreak', 'sameAdBreak')],
  adBreakComplete: [completeAdBreak, ...OPEN, noAdBreak],
  adStart: [startAd, ...OPEN, noAdBreak, not('invalidAd'), same('ad', 'sameAd')],
  adComplete: [completeAd, ...inAd],
  adSkip: [skipAd, ...inAd],
  /** Sent by our player only: the ad failed, or the break was given up. */
  adLeave: [leaveAd, ...inAd],
  chapterStart: [startChapter, ...OPEN, not('invalidChapter'), same('chapter', 'sameChapter')],
  chapterComplete: [completeChapter, ...inChapter],
  chapterSkip: [skipChapter, ...inChapter],
  /** Accepted without sending anything: the wire has no event for it. */
  timedMetadataUpdate: [() => {}, ...OPEN, (_, info) => !isUsable(info?.value, 'string') && 'invalidTimedMetadata'],
};

export function leaveInserts(s: SessionDraft): void {
  if (s.adBreak) completeAdBreak(s);
  if (s.chapter) skipChapter(s);
}
