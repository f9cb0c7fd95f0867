import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo } from './media-objects.ts';

/** What the session says of a value it cannot use (§ 5). */
type Verdict = string | undefined | false;

const text = (value: unknown, what: string): Verdict =>
  (typeof value !== 'string' || !value) && `${what} cannot be an empty string.`;

const number = (value: unknown, what: string): Verdict =>
  (typeof value !== 'number' || Number.isNaN(value)) && `${what} cannot be NaN.`;

const MAIN = 'for the main video';
const POSITION = 'Position (index) of the ';
const LENGTH = 'The length of the ';

export const badPlayhead = (playheadS: number): Verdict => number(playheadS, `The playhead ${MAIN}`);

export const badMedia = (media: MediaInfo, playerName: string, playheadS: number): Verdict =>
  text(media.mediaId, `The ID ${MAIN}`) ||
  text(playerName, `The player name ${MAIN}`) ||
  number(media.mediaLengthS, `${LENGTH}main video`) ||
  text(media.streamType, `The stream type ${MAIN}`) ||
  badPlayhead(playheadS);

export const badAdBreak = (adBreak: AdBreakInfo): Verdict => number(adBreak.adBreakPosition, `${POSITION}ad-break`);

export const badAd = (ad: AdInfo): Verdict => text(ad.adId, 'The ad ID') || number(ad.adPosition, `${POSITION}ad`);

/** Caught by the analytics side alone: the heartbeat side has already sent its ad start. */
export const badAdLength = (ad: AdInfo): Verdict => number(ad.adLengthS, `${LENGTH}ad`);

export const badChapter = (chapter: ChapterInfo): Verdict =>
  number(chapter.chapterPosition, `${POSITION}chapter`) ||
  number(chapter.chapterStartS, 'Chapter start-time (offset)') ||
  number(chapter.chapterLengthS, `${LENGTH}chapter`);
