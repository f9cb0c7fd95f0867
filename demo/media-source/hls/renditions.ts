/** Encodings. One table: source of ffmpeg's arguments and of the multivariant playlist. */

export interface Rendition {
  name: string;
  width: number;
  height: number;
  /** x264 profile and level, and their RFC 6381 form. */
  level: string;
  videoCodec: string;
  crf: number;
  /** Ceiling over two seconds, kb/s. */
  maxVideoKbps: number;
  audioKbps: number;
}

export const SEGMENT_S = 4;
export const AUDIO_CODEC = 'mp4a.40.2';
export const AUDIO_ONLY_KBPS = 64;

export const RENDITIONS: readonly Rendition[] = [
  {
    name: '540p',
    width: 960,
    height: 540,
    level: '3.1',
    videoCodec: 'avc1.64001f',
    crf: 31,
    maxVideoKbps: 520,
    audioKbps: 40,
  },
  {
    name: '360p',
    width: 640,
    height: 360,
    level: '3.0',
    videoCodec: 'avc1.64001e',
    crf: 33,
    maxVideoKbps: 260,
    audioKbps: 32,
  },
];
