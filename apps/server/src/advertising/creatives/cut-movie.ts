/** Cuts a progressive MP4 on disk into HLS: one file of fragments and two playlists. Synchronous. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { mediaPlaylist, multivariantPlaylist, type WrittenSegment } from './creative-playlists.ts';
import { findMoov } from './find-moov.ts';
import { fragmentHead } from './fragment-movie.ts';
import { initSegment } from './init-segment.ts';
import { type Movie, tracksOf } from './movie.ts';
import { segmentsOf } from './movie-segments.ts';
import { DamagedMovie } from './mp4-boxes.ts';
import { read } from './read-bytes.ts';
import { readMovie } from './read-movie.ts';

/** Longest creative, seconds: the longest break that a contract may allow. */
export const MAX_LENGTH_S = 240;

export interface CutMovie {
  lengthS: number;
  /** Bytes written in total. */
  bytes: number;
  /** Digest of the output; the name of the folder below the target. */
  version: string;
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

function writeMovie(input: number, movie: Movie, target: string): Result<CutMovie, CreativeProblem> {
  const { size } = fstatSync(input);
  const all = tracksOf(movie).flatMap(({ samples }) => samples);
  if (all.some(({ at, bytes }) => at + bytes > size)) return failed('truncated');
  // Samples that share bytes would make the output larger than the input.
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > size) return failed('notMp4');
  const segments = segmentsOf(movie);
  if (!segments || segments.some(({ lengthS }) => !(lengthS > 0))) return failed('notMp4');
  const lengthS = segments.reduce((sum, segment) => sum + segment.lengthS, 0);
  if (lengthS > MAX_LENGTH_S) return failed('tooLong');

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
