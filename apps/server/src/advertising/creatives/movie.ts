/** A movie as far as cutting needs it: its tracks and their samples. */

export interface Sample {
  /** Offset in the file, bytes. */
  at: number;
  bytes: number;
  /** In units of the track's timescale after the edit list: 0 is the start of the movie. */
  decodeAt: number;
  presentAt: number;
  duration: number;
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

export const tracksOf = ({ video, audio }: Movie): Track[] => (audio ? [video, audio] : [video]);
