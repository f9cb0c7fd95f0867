/** Media of an item of a feed: Media RSS, enclosures, iTunes, Podlove chapters. */
import { failed, MediaAddress, ok, type Result } from '@sintonia/contracts';
import type { ImportedMedia } from '../import-fields.ts';
import { type Offered, offers, PLAYLIST } from './offered-media.ts';
import { parseDuration } from './parse-duration.ts';
import { chaptersOf } from './rss-chapters.ts';
import type { XmlNode } from './xml-node.ts';

/** Kind of an item's media, if any; used to detect the kind of feed. */
export const mediaKind = (item: XmlNode): 'video' | 'audio' | null => {
  const kinds = offers(item).map(({ kind }) => kind);
  return kinds.includes('video') ? 'video' : kinds.includes('audio') ? 'audio' : null;
};

/** The best media of a kind: a playlist, the declared default, the widest. */
export function itemMedia(item: XmlNode, kind: 'video' | 'audio'): Result<ImportedMedia, string> {
  const [best] = offers(item)
    .filter((offer) => offer.kind === kind)
    .sort((a, b) => rank(b) - rank(a) || b.width - a.width);
  if (!best) return failed(`it has no ${kind}`);
  if (!MediaAddress.safeParse(best.address).success)
    return failed(`its ${kind} cannot be shown: ${best.address} is neither https nor a path of this site`);
  if (!isPlaylist(best) && PLAYLIST.test(best.type))
    return failed(`its ${kind} is a playlist whose address does not end in .m3u8: ${best.address}`);
  const lengthS = best.lengthS || parseDuration(item.textOf('itunes:duration'));
  if (lengthS === 0)
    return failed(`it does not say how long its ${kind} lasts (itunes:duration, media:content duration)`);
  const { address, bytes } = best;
  const type = best.type || (kind === 'video' ? 'video/mp4' : 'audio/mpeg');
  return ok({ address, kind, type, lengthS, bytes, chapters: chaptersOf(item, lengthS) });
}

const isPlaylist = ({ address }: Offered): boolean => /\.m3u8(?:[?#]|$)/i.test(address);
const rank = (offer: Offered): number => (isPlaylist(offer) ? 2 : 0) + (offer.isDefault ? 1 : 0);
