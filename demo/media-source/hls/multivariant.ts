/** The multivariant playlist (RFC 8216 § 4.3.4), with bit rates measured on the segments themselves. */
import { FPS } from '../scenes/scene.ts';
import { AUDIO_CODEC, RENDITIONS } from './renditions.ts';

/** Bytes and seconds of each segment of one rendition. */
export type Weights = readonly { bytes: number; lengthS: number }[];

function rates(weights: Weights): string {
  const total = weights.reduce(
    (sum, { bytes, lengthS }) => ({ bytes: sum.bytes + bytes, lengthS: sum.lengthS + lengthS }),
    {
      bytes: 0,
      lengthS: 0,
    },
  );
  const peak = Math.max(...weights.map(({ bytes, lengthS }) => (bytes * 8) / lengthS));
  return `BANDWIDTH=${Math.ceil(peak)},AVERAGE-BANDWIDTH=${Math.ceil((total.bytes * 8) / total.lengthS)}`;
}

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];

export function writeVideoMaster(weights: Record<string, Weights>): string {
  const variants = RENDITIONS.flatMap(({ name, width, height, videoCodec }) => [
    `#EXT-X-STREAM-INF:${rates(weights[name] ?? [])},CODECS="${videoCodec},${AUDIO_CODEC}",RESOLUTION=${width}x${height},FRAME-RATE=${FPS.toFixed(3)}`,
    `${name}.m3u8`,
  ]);
  return [...HEAD, ...variants, ''].join('\n');
}

export function writeAudioMaster(weights: Weights): string {
  return [...HEAD, `#EXT-X-STREAM-INF:${rates(weights)},CODECS="${AUDIO_CODEC}"`, 'audio.m3u8', ''].join('\n');
}
