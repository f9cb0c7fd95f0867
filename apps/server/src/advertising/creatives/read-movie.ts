/** Reads tracks and samples from the `moov` of a progressive MP4, as far as cutting needs them. Pure. */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { boxAt, boxesIn, DamagedMovie, entriesOf } from './mp4-boxes.ts';

/** Sample limit per track: ten minutes at 120 frames per second. */
const SAMPLES = 72_000;

export interface Sample {
  /** Offset in the file, bytes. */
  at: number;
  bytes: number;
  /** In units of the track's timescale after the edit list: 0 is the start of the movie. */
  decodeAt: number;
  showAt: number;
  lasts: number;
  isSync: boolean;
}

export interface Track {
  kind: 'video' | 'audio';
  /** Units per second. */
  timescale: number;
  /** Codec string for HLS (RFC 6381). */
  codec: string;
  /** Content of `stsd`, unchanged. */
  description: Buffer;
  /** Pixels; 0 for audio. */
  width: number;
  height: number;
  samples: Sample[];
}

export interface Movie {
  video: Track;
  audio: Track | null;
}

/** @param moov content of the box */
export function readMovie(moov: Buffer): Result<Movie, CreativeProblem> {
  try {
    const boxes = boxesIn(moov);
    if (boxes.some(({ type }) => type === 'mvex')) return failed('fragmented');
    const header = boxAt(moov, 'mvhd');
    if (!header) return failed('notMp4');
    const movieScale = header.readUInt32BE(header[0] === 1 ? 20 : 12);
    const found: Partial<Record<Track['kind'], EditedTrack>> = {};
    for (const { type, body } of boxes) {
      if (type !== 'trak') continue;
      const kind = KINDS[boxAt(body, 'mdia', 'hdlr')?.toString('latin1', 8, 12) ?? ''];
      if (!kind || found[kind]) continue;
      const track = readTrack(body, kind, movieScale);
      if (!track.ok) return track;
      if (track.value.track.samples.length > 0) found[kind] = track.value;
    }
    const { video, audio } = found;
    return video ? ok(edited(video, audio)) : failed('noVideo');
  } catch (error) {
    if (error instanceof DamagedMovie || error instanceof RangeError) return failed('notMp4');
    throw error;
  }
}

const KINDS: Readonly<Record<string, Track['kind']>> = { vide: 'video', soun: 'audio' };

interface EditedTrack {
  track: Track;
  /** Start of the movie within the track, in the track's units. */
  edit: number;
}

/**
 * Applies the edit lists. Video frames before the start stay, since later frames depend on them; audio is shifted by
 * the same time.
 */
function edited({ track: video, edit }: EditedTrack, sound: EditedTrack | undefined): Movie {
  const by = Math.min(edit, video.samples[0]?.showAt ?? 0);
  const laterS = (edit - by) / video.timescale;
  return {
    video: { ...video, samples: video.samples.map((sample) => ({ ...sample, showAt: sample.showAt - by })) },
    audio: sound
      ? {
          ...sound.track,
          samples: afterEdit(sound.track.samples, sound.edit - Math.round(laterS * sound.track.timescale)),
        }
      : null,
  };
}

function readTrack(trak: Buffer, kind: Track['kind'], movieScale: number): Result<EditedTrack, CreativeProblem> {
  const mdhd = boxAt(trak, 'mdia', 'mdhd');
  const tables = boxAt(trak, 'mdia', 'minf', 'stbl');
  const stsd = tables && boxAt(tables, 'stsd');
  if (!mdhd || !tables || !stsd) return failed('notMp4');
  const timescale = mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12);
  if (timescale === 0) return failed('notMp4');
  // Several sample descriptions: the codec changes midway.
  if (stsd.readUInt32BE(4) !== 1) return failed('codec');
  const [entry] = boxesIn(stsd.subarray(8));
  const described = entry && describe(entry.type, entry.body);
  if (!described) return failed('notMp4');
  if (!described.ok) return described;
  const samples = readSamples(tables);
  if (!samples.ok) return samples;
  const edit = editOf(boxAt(trak, 'edts', 'elst'), timescale / (movieScale || 1));
  if (edit === null) return failed('edits');
  return ok({ track: { kind, timescale, ...described.value, description: stsd, samples: samples.value }, edit });
}

type Description = Pick<Track, 'codec' | 'width' | 'height'>;

function describe(type: string, entry: Buffer): Result<Description, CreativeProblem> {
  if (type === 'encv' || type === 'enca') return failed('encrypted');
  if (type === 'avc1' || type === 'avc3') {
    const config = boxAt(entry.subarray(78), 'avcC');
    if (!config || config.length < 4) return failed('notMp4');
    const codec = `${type}.${config.toString('hex', 1, 4)}`;
    return ok({ codec, width: entry.readUInt16BE(24), height: entry.readUInt16BE(26) });
  }
  if (type === 'mp4a') {
    // QuickTime sound descriptions have other versions, and browsers do not play them.
    const esds = entry.readUInt16BE(8) === 0 ? boxAt(entry.subarray(28), 'esds') : null;
    const aac = esds && audioObjectType(esds.subarray(4));
    return aac ? ok({ codec: `mp4a.40.${aac}`, width: 0, height: 0 }) : failed('codec');
  }
  return failed('codec');
}

/** AAC object type (ISO/IEC 14496-3 § 1.6.2.1) from the descriptors; null for other audio. */
function audioObjectType(descriptors: Buffer): number | null {
  let at = 0;
  const enter = (tag: number): boolean => {
    if (descriptors[at] !== tag) return false;
    at += 1;
    // A length of up to four bytes with seven bits each.
    for (let i = 0; i < 4; i++) if (((descriptors[at++] ?? 0) & 0x80) === 0) break;
    return true;
  };
  if (!enter(0x03)) return null;
  const flags = descriptors[at + 2] ?? 0;
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0);
  if (flags & 0x40 || !enter(0x04) || descriptors[at] !== 0x40) return null;
  at += 13;
  if (!enter(0x05)) return null;
  const type = (descriptors[at] ?? 0) >> 3;
  return [2, 5, 29].includes(type) ? type : null;
}

function readSamples(tables: Buffer): Result<Sample[], CreativeProblem> {
  const named = new Map(boxesIn(tables).map(({ type, body }) => [type, body]));
  const [stsz, stts, stsc] = [named.get('stsz'), named.get('stts'), named.get('stsc')];
  const chunksAt = chunkOffsets(named.get('stco'), named.get('co64'));
  if (!stsz || !stts || !stsc || !chunksAt) return failed('notMp4');
  const count = stsz.readUInt32BE(8);
  if (count > SAMPLES) return failed('tooLong');
  const equal = stsz.readUInt32BE(4);
  const sizes =
    equal > 0 ? new Array<number>(count).fill(equal) : [...entriesOf(stsz, 12, count, 4)].map((e) => e.readUInt32BE(0));
  const durations = runs(stts, count, (entry) => entry.readUInt32BE(4));
  const ctts = named.get('ctts');
  // Negative offsets need version 1, but many encoders write version 0.
  const offsets = ctts ? runs(ctts, count, (entry) => entry.readInt32BE(4)) : [];
  const stss = named.get('stss');
  const sync = stss && new Set([...entriesOf(stss, 8, stss.readUInt32BE(4), 4)].map((e) => e.readUInt32BE(0)));
  const places = samplePlaces(sizes, stsc, chunksAt);
  if (!places) return failed('notMp4');
  let decodeAt = 0;
  return ok(
    sizes.map((bytes, i) => {
      const lasts = durations[i] ?? 0;
      const sample = {
        at: places[i] ?? 0,
        bytes,
        decodeAt,
        showAt: decodeAt + (offsets[i] ?? 0),
        lasts,
        isSync: !sync || sync.has(i + 1),
      };
      decodeAt += lasts;
      return sample;
    }),
  );
}

/** Expands a run-length table; never longer than the number of samples. */
function runs(table: Buffer, count: number, read: (entry: Buffer) => number): number[] {
  const values: number[] = [];
  for (const entry of entriesOf(table, 8, table.readUInt32BE(4), 8)) {
    const times = Math.min(entry.readUInt32BE(0), count - values.length);
    const value = read(entry);
    for (let i = 0; i < times; i++) values.push(value);
    if (values.length >= count) break;
  }
  return values;
}

function chunkOffsets(stco: Buffer | undefined, co64: Buffer | undefined): number[] | null {
  if (stco) return [...entriesOf(stco, 8, stco.readUInt32BE(4), 4)].map((entry) => entry.readUInt32BE(0));
  return co64
    ? [...entriesOf(co64, 8, co64.readUInt32BE(4), 8)].map((entry) => Number(entry.readBigUInt64BE(0)))
    : null;
}

/** File offset of each sample; null if the chunks do not hold all of them. */
function samplePlaces(sizes: readonly number[], stsc: Buffer, chunksAt: readonly number[]): number[] | null {
  const rows = [...entriesOf(stsc, 8, stsc.readUInt32BE(4), 12)].map((row) => ({
    chunk: row.readUInt32BE(0),
    samples: row.readUInt32BE(4),
  }));
  const places: number[] = [];
  let row = -1;
  for (const [i, chunkAt] of chunksAt.entries()) {
    while ((rows[row + 1]?.chunk ?? Number.POSITIVE_INFINITY) <= i + 1) row += 1;
    let at = chunkAt;
    for (let n = rows[row]?.samples ?? 0; n > 0 && places.length < sizes.length; n--) {
      at += sizes[places.push(at) - 1] ?? 0;
    }
  }
  return places.length === sizes.length ? places : null;
}

/** Start of the movie within the track, in its units: one edit, perhaps after an empty edit. Null for several edits. */
function editOf(elst: Buffer | null, unitsPerMovieUnit: number): number | null {
  if (!elst) return 0;
  const isLong = elst[0] === 1;
  let begins = 0;
  let edits = 0;
  for (const entry of entriesOf(elst, 8, elst.readUInt32BE(4), isLong ? 20 : 12)) {
    const lasts = isLong ? Number(entry.readBigUInt64BE(0)) : entry.readUInt32BE(0);
    const from = isLong ? Number(entry.readBigInt64BE(8)) : entry.readInt32BE(4);
    if (from === -1 && edits === 0) begins -= Math.round(lasts * unitsPerMovieUnit);
    else {
      begins += from;
      edits += 1;
    }
  }
  return edits <= 1 ? begins : null;
}

/** Drops audio samples before the edit (decoder priming). */
function afterEdit(samples: readonly Sample[], edit: number): Sample[] {
  return samples
    .filter(({ decodeAt, lasts }) => decodeAt + lasts > edit)
    .map((sample, _, [first]) => {
      const by = Math.max(edit, 0) > (first?.decodeAt ?? 0) ? (first?.decodeAt ?? 0) : edit;
      return { ...sample, decodeAt: sample.decodeAt - by, showAt: sample.showAt - by };
    });
}
