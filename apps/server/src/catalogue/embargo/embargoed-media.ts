/** Embargo: which files below `/media/` belong only to items dated in the future. Pure. */
import type { Clip } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';

/** @param path below `/media/`, normalised and decoded, such as `/clips/cims/master.m3u8` */
export type IsEmbargoed = (path: string) => boolean;

/** No embargo: no path is compared. */
export const NOTHING_EMBARGOED: IsEmbargoed = () => false;

/**
 * A file is under embargo while no released item refers to its clip or picture and a future item does. Clips are folders; of two clips that share a folder, only the future clip's own files are under embargo. Subtitles and previews may be elsewhere.
 */
export function embargoedMedia(all: Catalogue, released: Catalogue): IsEmbargoed {
  if (all === released) return NOTHING_EMBARGOED;
  const [referenced, referencedByReleased] = [namesIn(all), namesIn(released)];
  const isFutureOnly = (name: string) => referenced.has(name) && !referencedByReleased.has(name);
  const futureClips = all.clips.filter(({ id }) => isFutureOnly(`clip ${id}`));
  const publicClips = all.clips.filter(({ id }) => !isFutureOnly(`clip ${id}`));
  const publicFiles = new Set(publicClips.flatMap(filesOf));
  const publicFolders = new Set([...publicFiles].map(folderOf));
  const files = new Set(futureClips.flatMap(filesOf).filter((file) => !publicFiles.has(file)));
  const folders = new Set(
    futureClips.flatMap(({ hls }) => belowMedia(hls).map(folderOf)).filter((folder) => !publicFolders.has(folder)),
  );
  const pictures = new Set(
    [...referenced].flatMap((name) =>
      name.startsWith('artwork ') && isFutureOnly(name) ? [name.slice('artwork '.length)] : [],
    ),
  );
  if (files.size + folders.size + pictures.size === 0) return NOTHING_EMBARGOED;

  return (path) => {
    const [, picture] = /^\/art\/(.+)-(?:\d+|square)\.[a-z]+$/.exec(path) ?? [];
    if (picture !== undefined) return pictures.has(picture);
    if (files.has(path)) return true;
    for (let at = path.indexOf('/', 1); at > 0; at = path.indexOf('/', at + 1)) {
      if (folders.has(path.slice(0, at + 1))) return true;
    }
    return false;
  };
}

const filesOf = ({ hls, subtitles, thumbnails }: Clip): string[] =>
  [hls, ...subtitles.map(({ src }) => src), ...(thumbnails === null ? [] : addressesIn(thumbnails))].flatMap(
    belowMedia,
  );

const addressesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(addressesIn);

const belowMedia = (address: string): string[] =>
  address.startsWith('/media/') ? [address.slice('/media'.length).split(/[?#]/, 1)[0] ?? ''] : [];

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** `clip …` and `artwork …` of everything that refers to one, at any depth: galleries of stories, loops of channels. */
function namesIn({ clips: _, artwork: _index, ...catalogue }: Catalogue): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string') collect(part);
      else if (key === 'clip' || key === 'loop') names.add(`clip ${part}`);
      else if (key === 'artwork') names.add(`artwork ${part}`);
    }
  };
  collect(catalogue);
  return names;
}
