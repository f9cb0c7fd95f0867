/** Edit lists of a movie (ISO/IEC 14496-12 § 8.6.6): where it begins within each track. Pure. */

import type { Movie, Sample, Track } from './movie.ts';
import { entriesOf } from './mp4-boxes.ts';

export interface EditedTrack {
  track: Track;
  /** Start of the movie within the track, in the track's units. */
  edit: number;
}

/**
 * Applies the edit lists. Video frames before the start stay, since later frames depend on them; audio is shifted by
 * the same time.
 */
export function edited({ track: video, edit }: EditedTrack, audioSamples: EditedTrack | undefined): Movie {
  const offset = Math.min(edit, video.samples[0]?.presentAt ?? 0);
  const delayS = (edit - offset) / video.timescale;
  return {
    video: { ...video, samples: video.samples.map((sample) => ({ ...sample, presentAt: sample.presentAt - offset })) },
    audio: audioSamples
      ? {
          ...audioSamples.track,
          samples: afterEdit(
            audioSamples.track.samples,
            audioSamples.edit - Math.round(delayS * audioSamples.track.timescale),
          ),
        }
      : null,
  };
}

/** Start of the movie within the track, in its units: one edit, perhaps after an empty edit. Null for several edits. */
export function editOf(elst: Buffer | null, unitsPerMovieUnit: number): number | null {
  if (!elst) return 0;
  const isLong = elst[0] === 1;
  let startOf = 0;
  let edits = 0;
  for (const entry of entriesOf(elst, 8, elst.readUInt32BE(4), isLong ? 20 : 12)) {
    const duration = isLong ? Number(entry.readBigUInt64BE(0)) : entry.readUInt32BE(0);
    const from = isLong ? Number(entry.readBigInt64BE(8)) : entry.readInt32BE(4);
    if (from === -1 && edits === 0) startOf -= Math.round(duration * unitsPerMovieUnit);
    else {
      startOf += from;
      edits += 1;
    }
  }
  return edits <= 1 ? startOf : null;
}

/** Drops audio samples before the edit (decoder priming). */
function afterEdit(samples: readonly Sample[], edit: number): Sample[] {
  return samples
    .filter(({ decodeAt, duration }) => decodeAt + duration > edit)
    .map((sample, _, [first]) => {
      const offset = Math.max(edit, 0) > (first?.decodeAt ?? 0) ? (first?.decodeAt ?? 0) : edit;
      return { ...sample, decodeAt: sample.decodeAt - offset, presentAt: sample.presentAt - offset };
    });
}
