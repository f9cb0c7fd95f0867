/** The audience of a title joined to its subtitles. Pure. */
import type { PositionsAnswer, TitleWords } from '@sintonia/contracts';

/** Seconds of content in a part of the curve: some 300 parts, or one for each second of a short title. */
export const partSeconds = (lengthS: number): number => Math.max(1, Math.ceil(lengthS / 300));

/** Viewings and departures of each part from the beginning to the end; parts without an audience are zero. */
export function partsOf({ points, lengthS }: Pick<PositionsAnswer, 'points' | 'lengthS'>, per: number) {
  const last = Math.max(lengthS, (points.at(-1)?.atS ?? 0) + per);
  const known = new Map(points.map((point) => [point.atS, point]));
  return Array.from({ length: Math.ceil(last / per) }, (_, i) => {
    const point = known.get(i * per);
    return { atS: i * per, viewings: point?.viewings ?? 0, left: point?.left ?? 0 };
  });
}

export type Part = ReturnType<typeof partsOf>[number];

/** Viewings of another period at the same parts; without an audience they are zero. */
export function viewingsOf({ points }: Pick<PositionsAnswer, 'points'>, parts: readonly Part[]): number[] {
  const known = new Map(points.map(({ atS, viewings }) => [atS, viewings]));
  return parts.map(({ atS }) => known.get(atS) ?? 0);
}

/** A clip shorter than this part of the length that players report is played in a loop. */
const LOOPED = 0.7;

export interface Sentence {
  /** Seconds of the reported playback: a looped clip repeats its sentences. */
  atS: number;
  endS: number;
  /** Seconds of the clip. */
  clipS: number;
  text: string;
  chapter: string;
  viewings: number;
  /** Of the comparison period; null without one. */
  before: number | null;
  left: number;
  /** Parts of the departures, in seconds; `toS` is exclusive. Equal for a sentence whose part is another one's. */
  leftFromS: number;
  leftToS: number;
}

/** Whether the clip loops to fill the length that players report, as the demo's films do. */
export const isLooped = (words: Pick<TitleWords, 'lengthS'>, lengthS: number): boolean =>
  words.lengthS > 0 && words.lengthS < lengthS * LOOPED;

/**
 * Each sentence with the viewings of the part in which it begins, and the departures from there to the next sentence.
 * A departure in a part counts for the last sentence that began by then.
 */
export function sentencesWith(
  words: TitleWords,
  parts: readonly Part[],
  per: number,
  before: readonly number[] = [],
): Sentence[] {
  const lengthS = parts.length * per;
  const rounds = isLooped(words, lengthS) ? Math.ceil(lengthS / words.lengthS) : 1;
  const sentences = Array.from({ length: rounds }, (_, round) =>
    words.cues.map((cue): Sentence => {
      const atS = round * words.lengthS + cue.startS;
      return {
        atS,
        endS: round * words.lengthS + cue.endS,
        clipS: Math.floor(cue.startS),
        text: cue.text,
        chapter: words.chapters.findLast(({ startS }) => startS <= cue.startS)?.title ?? '',
        viewings: parts[Math.floor(atS / per)]?.viewings ?? 0,
        before: before[Math.floor(atS / per)] ?? null,
        left: 0,
        leftFromS: 0,
        leftToS: 0,
      };
    }),
  )
    .flat()
    .filter(({ atS }) => atS < lengthS);
  for (const part of parts) {
    const heard = sentences.findLast(({ atS }) => atS < part.atS + per) ?? sentences[0];
    if (!heard) continue;
    heard.left += part.left;
    if (heard.leftToS === 0) heard.leftFromS = part.atS;
    heard.leftToS = part.atS + per;
  }
  return sentences;
}

const KINDS = ['hi', 'abans', 'surt'] as const;

/**
 * A figure of parts by its text in the address: `hi/60` for who played the part of a second, `abans/60` in the comparison
 * period, `surt/60/90` for who stopped from one second to another. Null for another text.
 */
export function openedPart(
  { parts, before, per }: { parts: readonly Part[]; before: readonly number[]; per: number },
  opened: string,
) {
  const [name, ...numbers] = opened.split('/');
  const kind = KINDS.find((one) => one === name);
  const [atS = Number.NaN, untilS = atS + 1] = numbers.map(Number);
  const [first, after] = [Math.floor(atS / per), Math.ceil(untilS / per)];
  if (!kind || !(first >= 0 && after > first && after <= parts.length)) return null;
  const count = {
    hi: parts[first]?.viewings ?? 0,
    abans: before[first] ?? 0,
    surt: parts.slice(first, after).reduce((sum, { left }) => sum + left, 0),
  }[kind];
  return { kind, fromS: first * per, toS: after * per, count };
}

/** Most departures first, without those at the end, where a title is over. @param lengthS as players report it */
export function leftFirst(sentences: readonly Sentence[], lengthS: number, most: number): Sentence[] {
  return sentences
    .filter(({ left, atS }) => left > 0 && atS < lengthS * 0.97)
    .toSorted((a, b) => b.left - a.left || a.atS - b.atS)
    .slice(0, most);
}
