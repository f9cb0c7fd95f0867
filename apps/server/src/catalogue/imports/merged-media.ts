/** Pictures and clips of the catalogue, combined with those of imported items. */
import { createHash } from 'node:crypto';
import type { ArtworkIndex, Clip, Picture } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import type { ImportedMedia, ImportedPicture } from './import-fields.ts';

/** Widths in pixels at which imported pictures are served; heights follow from 16:9. */
const AVIF_WIDTHS = [480, 960, 1440];
const WEBP_WIDTHS = [960];

/** Background colour for imported pictures: neutral next to any colours. */
const COLOUR = '#23262d';

export interface MergedMedia {
  artwork: ArtworkIndex;
  clips(): Clip[];
  /** @param before the existing picture, used if none was imported; without one, a name without a picture */
  picture(name: string, imported: ImportedPicture | null, before: Picture | undefined, title: string): Picture;
  /** Returns the id of the clip. */
  clip(name: string, media: ImportedMedia, title: string): string;
}

export function mergeMedia(base: Catalogue | null): MergedMedia {
  const artwork = { ...base?.artwork };
  const clips = new Map(base?.clips.map((clip) => [clip.id, clip]));
  return {
    artwork,
    clips: () => [...clips.values()],
    picture: (name, imported, before, title) => {
      if (!imported) return before ?? { artwork: name, alt: title };
      const { address, alt } = imported;
      if (address.startsWith('/')) {
        artwork[name] = { colour: COLOUR, avif: [], webp: [], elsewhere: address };
        return { artwork: name, alt };
      }
      // Browsers cache it permanently, so another address needs another name.
      const own = `${name}-${createHash('sha256').update(address).digest('hex').slice(0, 8)}`;
      artwork[own] = { colour: COLOUR, avif: AVIF_WIDTHS, webp: WEBP_WIDTHS, source: address };
      return { artwork: own, alt };
    },
    clip: (name, media, title) => {
      clips.set(name, toClip(name, media, title));
      return name;
    },
  };
}

function toClip(id: string, media: ImportedMedia, title: string): Clip {
  const { address, kind, type, lengthS, bytes, chapters } = media;
  const isPlaylist = /\.m3u8(?:[?#]|$)/i.test(address);
  return {
    id,
    kind,
    title,
    lengthS,
    hls: address,
    ...(!isPlaylist && { file: { type, bytes } }),
    subtitles: [],
    chapters,
    thumbnails: null,
  };
}
