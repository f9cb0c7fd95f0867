/** The init segment of HLS fragments: the tracks without samples (CMAF, ISO/IEC 23000-19). Pure. */

import type { Movie, Track } from './movie.ts';
import { tracksOf } from './movie.ts';
import { uint32, writeBox, writeFullBox } from './write-boxes.ts';

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
