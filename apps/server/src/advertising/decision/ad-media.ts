/** Media of an ad that a player may get, best first. Pure. */

import { MAX_URL_CHARACTERS } from './ad-addresses.ts';
import { webAddress } from './ad-transport.ts';
import type { VastLinear } from './vast-terms.ts';

/** A medium of the ad. */
export interface AdMedium {
  kind: 'hls' | 'mp4';
  url: URL;
}

const HLS_TYPES = ['application/vnd.apple.mpegurl', 'application/x-mpegurl', 'audio/mpegurl', 'audio/x-mpegurl'];
const MP4_TYPES = ['video/mp4', 'video/x-m4v', 'application/mp4'];

/** Maximum number of media considered per ad. */
const MAX_MEDIA = 3;
/** Sufficient height, lines: the smallest file at or above it, else the largest. */
const SUFFICIENT_LINES = 720;

/** HLS first, then whole files, best first. Executable media (VPAID) are excluded. */
export function mediaOf({ media }: VastLinear): AdMedium[] {
  const usable = media.flatMap(({ url, type, height, api, bitrate }) => {
    const address = webAddress(url.slice(0, MAX_URL_CHARACTERS + 1));
    const kind = HLS_TYPES.includes(type) ? 'hls' : MP4_TYPES.includes(type) ? 'mp4' : null;
    if (!address || !kind || api !== '' || url.length > MAX_URL_CHARACTERS) return [];
    const isInsecure = Number(address.protocol !== 'https:');
    const isTooLarge = Number(height > SUFFICIENT_LINES);
    return { kind, url: address, rank: [Number(kind === 'mp4'), isInsecure, isTooLarge], height, bitrate } as const;
  });
  return usable
    .sort((a, b) => {
      const order = a.rank.findIndex((rank, i) => rank !== b.rank[i]);
      if (order !== -1) return (a.rank[order] ?? 0) - (b.rank[order] ?? 0);
      const smaller = a.height - b.height || a.bitrate - b.bitrate;
      return a.height > SUFFICIENT_LINES ? smaller : -smaller;
    })
    .slice(0, MAX_MEDIA)
    .map(({ kind, url }) => ({ kind, url }));
}
