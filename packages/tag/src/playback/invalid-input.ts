import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo } from './media-objects.ts';

/** What the session says of a value it cannot use (§ 5), or null. */
type Verdict = string | null;

const text = (value: unknown, what: string): Verdict => {
  if (value === '' || value === null || value === undefined) return `${what} cannot be an empty string.`;
  return typeof value === 'string' ? null : `${what} must be a String.`;
};

const number = (value: unknown, what: string): Verdict => {
  if (typeof value !== 'number') return `${what} must be a Number.`;
  return Number.isNaN(value) ? `${what} cannot be NaN.` : null;
};

const MAIN = 'for the main video';

export const badMedia = (media: MediaInfo, playerName: string, playheadS: number): Verdict =>
  text(media.id, `The ID ${MAIN}`) ??
  text(playerName, `The player name ${MAIN}`) ??
  number(media.lengthS, 'The length of the main video') ??
  text(media.streamType, `The stream type ${MAIN}`) ??
  badPlayhead(playheadS);

export const badPlayhead = (playheadS: number): Verdict => number(playheadS, `The playhead ${MAIN}`);

export const badAdBreak = (adBreak: AdBreakInfo, playerName: string): Verdict =>
  text(playerName, 'The player name for the ad-break') ?? number(adBreak.position, 'Position (index) of the ad-break');

export const badAd = (ad: AdInfo): Verdict =>
  text(ad.id, 'The ad ID') ?? number(ad.position, 'Position (index) of the ad');

/** Caught by the analytics side alone: the heartbeat side has already sent its ad start. */
export const badAdLength = (ad: AdInfo): Verdict => number(ad.lengthS, 'The length of the ad');

export const badChapter = (chapter: ChapterInfo): Verdict =>
  number(chapter.position, 'Position (index) of the chapter') ??
  number(chapter.startS, 'Chapter start-time (offset)') ??
  number(chapter.lengthS, 'The length of the chapter');
