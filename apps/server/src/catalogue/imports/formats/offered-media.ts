/** The media that an item of a feed offers, in its own forms. */

import { parseDuration } from './parse-duration.ts';
import type { XmlNode } from './xml-node.ts';

const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
};
export const PLAYLIST = /^(?:application|audio)\/(?:vnd\.apple\.|x-)mpegurl$/i;

export interface Offered {
  address: string;
  type: string;
  kind: 'video' | 'audio' | 'image' | null;
  lengthS: number;
  bytes: number;
  width: number;
  isDefault: boolean;
}

const whole = (text: string | null): number => (text && /^\d{1,12}$/.test(text) ? Number(text) : 0);

/** Media from `media:content`, also in groups, and `enclosure`. */
export function offers(item: XmlNode): Offered[] {
  const contents = [item, ...item.children('media:group')].flatMap((node) => node.children('media:content'));
  return [...contents, ...item.children('enclosure')].flatMap((node) => {
    const address = node.attribute('url') ?? '';
    if (!address) return [];
    const extension = /\.([a-z\d]{2,5})(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
    const type = (node.attribute('type') ?? TYPES[extension] ?? '').split(';')[0]?.trim() ?? '';
    return {
      address,
      type,
      kind: kindOf(node.attribute('medium'), type, extension),
      lengthS: parseDuration(node.attribute('duration') ?? ''),
      bytes: whole(node.attribute('fileSize') ?? node.attribute('length')),
      width: whole(node.attribute('width')),
      isDefault: node.attribute('isDefault') === 'true',
    };
  });
}

function kindOf(medium: string | null, type: string, extension: string): Offered['kind'] {
  if (medium === 'video' || medium === 'audio' || medium === 'image') return medium;
  if (PLAYLIST.test(type) || extension === 'm3u8') return 'video';
  const [family] = type.split('/');
  if (family === 'video' || family === 'audio' || family === 'image') return family;
  return /^(?:jpe?g|png|webp|avif|gif)$/.test(extension) ? 'image' : null;
}
