import { HOUR_S, type TranscriptCue } from '@sintonia/contracts';

/** WebVTT § 6.3, collect WebVTT cue timings; settings follow. */
const TIMING = /^[ \t\f]*(\d+(?::\d\d){1,2}\.\d{3})(?!\d)[ \t\f]*-->[ \t\f]*(\d+(?::\d\d){1,2}\.\d{3})(?!\d)/;
const ARROW = '-->';

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
  ...{ lrm: '', rlm: '' },
};

/**
 * Extracts the text of a WebVTT file: lines of a cue joined, markup removed, in order of time. Blocks are separated as
 * by the standard's parser (§ 6.1): a cue ends at an empty line or at the next timing. Notes, styles, regions and cues
 * with invalid timing are skipped; a file in another format has no cues. Never throws.
 */
export function parseWebVtt(file: string): TranscriptCue[] {
  const [signature = '', ...lines] = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(signature)) return [];
  const cues: TranscriptCue[] = [];
  let open: { timing: RegExpExecArray | null; text: string[] } | null = null;
  const close = () => {
    if (open?.timing) cues.push(...toCue(open.timing, open.text));
    open = null;
  };
  for (const line of lines) {
    if (line === '') close();
    else if (line.includes(ARROW)) {
      close();
      open = { timing: TIMING.exec(line), text: [] };
    } else open?.text.push(line);
  }
  close();
  return cues.sort((a, b) => a.startS - b.startS);
}

function toCue([, start = '', end = '']: RegExpExecArray, lines: readonly string[]): TranscriptCue[] {
  const [startS, endS] = [seconds(start), seconds(end)];
  const text = plainText(lines.join(' '));
  return startS === null || endS === null || text === '' ? [] : [{ startS, endS, text }];
}

/** § 6.4: an unclosed tag extends to the end of the cue. */
const plainText = (cue: string): string =>
  cue
    .replaceAll(/<[^>]*(?:>|$)/g, '')
    .replaceAll(
      /&(?:(\w{1,10})|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
      (whole, name?: string, decimal?: string, hex?: string) =>
        name === undefined
          ? character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
          : (ENTITIES[name] ?? whole),
    )
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd';

/** Hours are optional and have any number of digits; minutes and seconds are at most 59. */
function seconds(stamp: string): number | null {
  const parts = stamp.split(':');
  const [s = 0, minutes = 0, hours = 0] = parts.map(Number).reverse();
  if (s >= 60 || minutes > 59 || (parts.length === 2 && parts[0]?.length !== 2)) return null;
  return hours * HOUR_S + minutes * 60 + s;
}
