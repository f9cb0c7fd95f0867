/** A movie as HLS fragments (CMAF, ISO/IEC 23000-19): the same samples, not transcoded. Pure. */
import { uint32, uint64, writeBox, writeFullBox } from './mp4-boxes.ts';
import type { Movie, Sample, Track } from './read-movie.ts';

/** A segment ends at the first sync sample (keyframe) after this many seconds. */
const SEGMENT_S = 4;

export interface Segment {
  lengthS: number;
  /** Samples of each track, in the order of `tracksOf`. */
  samples: Sample[][];
}

export const tracksOf = ({ video, audio }: Movie): Track[] => (audio ? [video, audio] : [video]);

/** Null if it does not begin with a sync sample. */
export function segmentsOf(movie: Movie): Segment[] | null {
  const { video, audio } = movie;
  if (!video.samples[0]?.isSync) return null;
  const starts: number[] = [];
  let startedAt = Number.NEGATIVE_INFINITY;
  for (const [i, { isSync, showAt }] of video.samples.entries()) {
    if (!isSync || showAt - startedAt < SEGMENT_S * video.timescale) continue;
    starts.push(i);
    startedAt = showAt;
  }
  const endS = Math.max(...tracksOf(movie).map(endOf));
  const startS = starts.map((i) => Math.max(0, (video.samples[i]?.showAt ?? 0) / video.timescale));
  let sound = 0;
  return starts.map((from, n) => {
    const untilS = startS[n + 1] ?? Number.POSITIVE_INFINITY;
    const firstSound = sound;
    if (audio) {
      const found = audio.samples.findIndex(({ showAt }, i) => i >= sound && showAt / audio.timescale >= untilS);
      sound = found === -1 ? audio.samples.length : found;
    }
    return {
      lengthS: Math.min(untilS, endS) - (n === 0 ? 0 : (startS[n] ?? 0)),
      samples: [video.samples.slice(from, starts[n + 1]), ...(audio ? [audio.samples.slice(firstSound, sound)] : [])],
    };
  });
}

/** End of a track, seconds. */
const endOf = ({ samples, timescale }: Track): number => {
  const last = samples.at(-1);
  return last ? Math.max(...samples.slice(-16).map(({ showAt, lasts }) => showAt + lasts)) / timescale : 0;
};

const MATRIX = uint32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** `ftyp` and `moov`: track descriptions without samples. */
export function initSegment(movie: Movie): Buffer {
  const tracks = tracksOf(movie);
  return Buffer.concat([
    writeBox('ftyp', Buffer.from('iso6'), uint32(1), Buffer.from('iso6cmfcmp41')),
    writeBox(
      'moov',
      writeFullBox(
        'mvhd',
        0,
        0,
        uint32(0, 0, 1000, 0, 0x10000),
        uint32(0x01000000, 0, 0),
        MATRIX,
        Buffer.alloc(24),
        uint32(tracks.length + 1),
      ),
      ...tracks.map((track, i) => trak(track, i + 1)),
      writeBox('mvex', ...tracks.map((_, i) => writeFullBox('trex', 0, 0, uint32(i + 1, 1, 0, 0, 0)))),
    ),
  ]);
}

function trak({ kind, timescale, description, width, height }: Track, id: number): Buffer {
  const isVideo = kind === 'video';
  const empty = (type: string, words: number) => writeFullBox(type, 0, 0, Buffer.alloc(words * 4));
  return writeBox(
    'trak',
    writeFullBox(
      'tkhd',
      0,
      3,
      uint32(0, 0, id, 0, 0),
      Buffer.alloc(8),
      uint32(0, isVideo ? 0 : 0x01000000),
      MATRIX,
      uint32(width << 16, height << 16),
    ),
    writeBox(
      'mdia',
      writeFullBox('mdhd', 0, 0, uint32(0, 0, timescale, 0, 0x55c40000)),
      writeFullBox('hdlr', 0, 0, uint32(0), Buffer.from(isVideo ? 'vide' : 'soun'), Buffer.alloc(13)),
      writeBox(
        'minf',
        isVideo ? writeFullBox('vmhd', 0, 1, Buffer.alloc(8)) : writeFullBox('smhd', 0, 0, Buffer.alloc(4)),
        writeBox('dinf', writeFullBox('dref', 0, 0, uint32(1), writeFullBox('url ', 0, 1))),
        writeBox(
          'stbl',
          writeBox('stsd', description),
          empty('stts', 1),
          empty('stsc', 1),
          empty('stsz', 2),
          empty('stco', 1),
        ),
      ),
    ),
  );
}

/** Sample flags: sync sample, or dependent. */
const SYNC = 0x02000000;
const NOT_SYNC = 0x01010000;

/** Duration, size, flags and offset of each sample, and the data offset. */
const RUN_FLAGS = 0x000f01;
/** Offsets are relative to this `moof`. */
const BASE_IS_MOOF = 0x020000;

/** `moof` of a segment and the header of its `mdat`; the samples follow, track by track. */
export function fragmentHead({ samples }: Segment, number: number): Buffer {
  const bytes = samples.flat().reduce((sum, sample) => sum + sample.bytes, 0);
  const write = (dataAt: readonly number[]): Buffer =>
    writeBox(
      'moof',
      writeFullBox('mfhd', 0, 0, uint32(number)),
      ...samples.flatMap((run, i) => (run.length > 0 ? [traf(run, i + 1, dataAt[i] ?? 0)] : [])),
    );
  let at = write([]).length + 8;
  const dataAt = samples.map((run) => {
    const from = at;
    at += run.reduce((sum, sample) => sum + sample.bytes, 0);
    return from;
  });
  return Buffer.concat([write(dataAt), uint32(bytes + 8), Buffer.from('mdat')]);
}

function traf(run: readonly Sample[], id: number, dataAt: number): Buffer {
  const [first] = run;
  return writeBox(
    'traf',
    writeFullBox('tfhd', 0, BASE_IS_MOOF, uint32(id)),
    writeFullBox('tfdt', 1, 0, uint64(first?.decodeAt ?? 0)),
    writeFullBox(
      'trun',
      1,
      RUN_FLAGS,
      uint32(run.length, dataAt),
      uint32(
        ...run.flatMap(({ lasts, bytes, isSync, showAt, decodeAt }) => [
          lasts,
          bytes,
          isSync ? SYNC : NOT_SYNC,
          showAt - decodeAt,
        ]),
      ),
    ),
  );
}
