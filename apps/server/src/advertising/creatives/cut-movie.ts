/** Cuts a progressive MP4 on disk into HLS: one file of fragments and two playlists. Synchronous. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { fragmentHead, initSegment, segmentsOf, tracksOf } from './fragment-movie.ts';
import { DamagedMovie, readHead } from './mp4-boxes.ts';
import { type Movie, readMovie } from './read-movie.ts';

/** Longest creative, seconds: the longest break that a contract may allow. */
export const LONGEST_S = 240;
/** Largest `moov`, bytes, and the most boxes before it. */
const MOOV_BYTES = 8 * 1024 * 1024;
const BOXES = 200;

export interface CutMovie {
  lengthS: number;
  /** Bytes written in total. */
  bytes: number;
  /** Digest of the output; the name of the folder below the target. */
  version: string;
}

interface WrittenSegment {
  lengthS: number;
  at: number;
  bytes: number;
}

/** @param target an empty directory */
export function cutMovie(file: string, target: string): Result<CutMovie, CreativeProblem> {
  const input = openSync(file, 'r');
  try {
    const moov = findMoov(input);
    if (!moov.ok) return moov;
    const movie = readMovie(moov.value);
    return movie.ok ? writeMovie(input, movie.value, target) : movie;
  } catch (error) {
    if (error instanceof DamagedMovie || error instanceof RangeError) return failed('notMp4');
    throw error;
  } finally {
    closeSync(input);
  }
}

function findMoov(input: number): Result<Buffer, CreativeProblem> {
  const { size } = fstatSync(input);
  let at = 0;
  for (let i = 0; i < BOXES && at + 8 <= size; i++) {
    const head = readHead(read(input, at, Math.min(16, size - at)), size - at);
    if (i === 0 && !FIRST.has(head.type)) return failed('notMp4');
    if (head.type === 'moof') return failed('fragmented');
    if (head.length > size - at) return failed('truncated');
    if (head.type === 'moov')
      return head.length > MOOV_BYTES
        ? failed('tooLong')
        : ok(read(input, at + head.headLength, head.length - head.headLength));
    at += head.length;
  }
  return failed(at === size ? 'notMp4' : 'truncated');
}

/** Valid first boxes of an MP4; tells it from an HTML page. */
const FIRST: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp']);

function writeMovie(input: number, movie: Movie, target: string): Result<CutMovie, CreativeProblem> {
  const { size } = fstatSync(input);
  const all = tracksOf(movie).flatMap(({ samples }) => samples);
  if (all.some(({ at, bytes }) => at + bytes > size)) return failed('truncated');
  // Samples that share bytes would make the output larger than the input.
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > size) return failed('notMp4');
  const segments = segmentsOf(movie);
  if (!segments || segments.some(({ lengthS }) => !(lengthS > 0))) return failed('notMp4');
  const lengthS = segments.reduce((sum, segment) => sum + segment.lengthS, 0);
  if (lengthS > LONGEST_S) return failed('tooLong');

  const media = join(target, 'media.mp4');
  const output = openSync(media, 'wx', 0o600);
  const digest = createHash('sha256');
  let at = 0;
  const write = (bytes: Buffer) => {
    digest.update(bytes);
    for (let done = 0; done < bytes.length; ) done += writeSync(output, bytes, done);
    at += bytes.length;
  };
  try {
    const init = initSegment(movie);
    write(init);
    const written = segments.map((segment, i): WrittenSegment => {
      const from = at;
      write(fragmentHead(segment, i + 1));
      for (const sample of segment.samples.flat()) write(read(input, sample.at, sample.bytes));
      return { lengthS: segment.lengthS, at: from, bytes: at - from };
    });
    const playlists = [
      ['media.m3u8', mediaPlaylist(init.length, written)],
      ['master.m3u8', multivariantPlaylist(movie, written)],
    ] as const;
    for (const [name, text] of playlists) {
      digest.update(text);
      writeFileSync(join(target, name), text, { flag: 'wx', mode: 0o600 });
      at += text.length;
    }
    return ok({ lengthS, bytes: at, version: digest.digest('hex').slice(0, 16) });
  } finally {
    closeSync(output);
  }
}

const mediaPlaylist = (initBytes: number, segments: readonly WrittenSegment[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ lengthS }) => lengthS)))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="media.mp4",BYTERANGE="${initBytes}@0"`,
    ...segments.flatMap(({ lengthS, at, bytes }) => [
      `#EXTINF:${lengthS.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${bytes}@${at}`,
      'media.mp4',
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

function multivariantPlaylist(movie: Movie, segments: readonly WrittenSegment[]): string {
  const { width, height } = movie.video;
  const peak = Math.ceil(Math.max(...segments.map(({ bytes, lengthS }) => (bytes * 8) / Math.max(lengthS, 0.1))));
  const codecs = tracksOf(movie).map(({ codec }) => codec);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},CODECS="${codecs.join(',')}",RESOLUTION=${width}x${height}`,
    'media.m3u8',
    '',
  ].join('\n');
}

function read(input: number, at: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  let done = 0;
  while (done < bytes) {
    const got = readSync(input, buffer, done, bytes - done, at + done);
    if (got === 0) throw new DamagedMovie('the file ends early');
    done += got;
  }
  return buffer;
}
