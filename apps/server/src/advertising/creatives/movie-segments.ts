/** Segments of a movie: each begins with a keyframe. Pure. */
import type { Movie, Sample, Track } from './movie.ts';
import { tracksOf } from './movie.ts';

/** A segment ends at the first sync sample (keyframe) after this many seconds. */
const SEGMENT_S = 4;

export interface Segment {
  lengthS: number;
  /** Samples of each track, in the order of `tracksOf`. */
  samples: Sample[][];
}

/** Null if it does not begin with a sync sample. */
export function segmentsOf(movie: Movie): Segment[] | null {
  const { video, audio } = movie;
  if (!video.samples[0]?.isSync) return null;
  const starts: number[] = [];
  let startedAt = Number.NEGATIVE_INFINITY;
  for (const [i, { isSync, presentAt }] of video.samples.entries()) {
    if (!isSync || presentAt - startedAt < SEGMENT_S * video.timescale) continue;
    starts.push(i);
    startedAt = presentAt;
  }
  const endS = Math.max(...tracksOf(movie).map(endOf));
  const startS = starts.map((i) => Math.max(0, (video.samples[i]?.presentAt ?? 0) / video.timescale));
  let audioSamples = 0;
  return starts.map((from, n) => {
    const untilS = startS[n + 1] ?? Number.POSITIVE_INFINITY;
    const firstAudio = audioSamples;
    if (audio) {
      const found = audio.samples.findIndex(
        ({ presentAt }, i) => i >= audioSamples && presentAt / audio.timescale >= untilS,
      );
      audioSamples = found === -1 ? audio.samples.length : found;
    }
    return {
      lengthS: Math.min(untilS, endS) - (n === 0 ? 0 : (startS[n] ?? 0)),
      samples: [
        video.samples.slice(from, starts[n + 1]),
        ...(audio ? [audio.samples.slice(firstAudio, audioSamples)] : []),
      ],
    };
  });
}

/** End of a track, seconds. */
const endOf = ({ samples, timescale }: Track): number => {
  const last = samples.at(-1);
  return last ? Math.max(...samples.slice(-16).map(({ presentAt, duration }) => presentAt + duration)) / timescale : 0;
};
