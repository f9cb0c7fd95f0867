/** Codec and size of a track from its sample description. Pure. */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { audioObjectType } from './audio-object-type.ts';
import type { Track } from './movie.ts';
import { boxAt } from './mp4-boxes.ts';

type Description = Pick<Track, 'codec' | 'width' | 'height'>;

export function describeTrack(type: string, entry: Buffer): Result<Description, CreativeProblem> {
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
