/** Reads tracks and samples from the `moov` of a progressive MP4, as far as cutting needs them. Pure. */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { describeTrack } from './codec-description.ts';
import { type EditedTrack, edited, editOf } from './edit-list.ts';
import type { Movie, Track } from './movie.ts';
import { boxAt, boxesIn, DamagedMovie } from './mp4-boxes.ts';
import { readSamples } from './read-samples.ts';

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
  const trackDescription = entry && describeTrack(entry.type, entry.body);
  if (!trackDescription) return failed('notMp4');
  if (!trackDescription.ok) return trackDescription;
  const samples = readSamples(tables);
  if (!samples.ok) return samples;
  const edit = editOf(boxAt(trak, 'edts', 'elst'), timescale / (movieScale || 1));
  if (edit === null) return failed('edits');
  return ok({ track: { kind, timescale, ...trackDescription.value, description: stsd, samples: samples.value }, edit });
}
