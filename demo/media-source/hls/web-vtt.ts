/** WebVTT from the cues of a narration, and back. */
import type { Cue } from '../sound/narration.ts';

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, size: number) => String(value).padStart(size, '0');
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}

/** Longest line of a subtitle, in letters; two lines hold every sentence of the clips. */
const LINE_LETTERS = 44;

/** Breaks once, at the space nearest to the middle. */
function broken(text: string): string {
  if (text.length <= LINE_LETTERS) return text;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best), 0);
  return `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}

export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ startS, endS, text }, index) => `${index + 1}\n${stamp(startS)} --> ${stamp(endS)}\n${broken(text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export function parseWebVtt(text: string): Cue[] {
  return [...text.matchAll(/([\d:.]+) --> ([\d:.]+)\n((?:.+\n?)+)/g)].map(([, start, end, lines]) => ({
    startS: seconds(start ?? ''),
    endS: seconds(end ?? ''),
    text: (lines ?? '').trim().replaceAll('\n', ' '),
  }));
}
