import type { TranscriptCue } from '@sintonia/contracts';

const TIMING = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '', rlm: '' };

/**
 * The words of a WebVTT file as text to read: lines of a cue joined, markup taken off, in order of time. Notes, styles
 * and blocks without a timing are left out; a file in another form has no cues. Never throws.
 */
export function parseWebVtt(file: string): TranscriptCue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(\s|$)/.test(blocks[0] ?? '')) return [];
  return blocks.flatMap(toCue).sort((a, b) => a.startS - b.startS);
}

function toCue(block: string): TranscriptCue[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const timing = TIMING.exec(lines[at] ?? '');
  const text = plainText(lines.slice(at + 1).join(' '));
  if (!timing || text === '') return [];
  return [{ startS: seconds(timing[1] ?? ''), endS: seconds(timing[2] ?? ''), text }];
}

const plainText = (cue: string): string =>
  cue
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
