/** An ad server on loopback that sells whole files, as real ones do: playable, unplayable and hostile ones. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTILE_DOCUMENTS } from '../../apps/server/src/advertising/decision/testing/hostile-documents.ts';
import { vast, vmap } from './film-vast.ts';
import { listenOnLoopback } from './loopback.ts';

const FILMS = join(import.meta.dirname, '../../apps/server/src/advertising/creatives/fixtures');
/** Ads sold for a clip, and the page that plays it. */
export const FILES = {
  clip: 'cims',
  video: 1001,
  films: ['faststart.mp4', 'moov-at-end.mp4', 'silent.mp4'],
  edited: 'edited.mp4',
};
export const UNPLAYABLE = { clip: 'el-debat', video: 1047, films: ['other-codec.mp4', 'page.mp4', 'short.mp4'] };
export const HOSTILE = [
  { clip: 'camp-obert', video: 1059, document: 'children of an ad' },
  { clip: 'obert-per-obres', video: 1051, document: 'impressions' },
] as const;
/** The last episode of its programme; it ends with a pod in two breaks. */
export const LAST = { clip: 'cuina-de-llar', video: 1032, films: ['faststart.mp4', 'silent.mp4'] };
/** Length of each film. */
export const FILM_S = 6;

export interface FilmServer {
  origin: string;
  /** Events in order, as `film event` or `film error code`. */
  reported: string[];
  /** Files that were requested, in order. */
  fetched: string[];
  stop(): Promise<void>;
}

export async function startFilmServer(): Promise<FilmServer> {
  const reported: string[] = [];
  const fetched: string[] = [];
  const faststart = await readFile(join(FILMS, 'faststart.mp4'));
  const { origin, stop } = await listenOnLoopback((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/event') {
      reported.push(decodeURIComponent(search.slice(1)));
      return response.end();
    }
    if (pathname.startsWith('/films/')) {
      const film = pathname.slice('/films/'.length);
      fetched.push(film);
      if (film === 'page.mp4') return response.end('<!doctype html><title>Perdoneu</title>');
      if (film === 'short.mp4') return response.end(faststart.subarray(0, 15_000));
      // Many real servers send a media type that says nothing.
      response.setHeader('content-type', 'application/octet-stream');
      return void readFile(join(FILMS, film)).then((bytes) => response.end(bytes));
    }
    const content = searchParams.get('content');
    const hostile = HOSTILE.find(({ clip }) => clip === content);
    if (hostile) return response.end(HOSTILE_DOCUMENTS[hostile.document]);
    if (content === UNPLAYABLE.clip) return response.end(vast(origin, UNPLAYABLE.films));
    if (content === LAST.clip) return response.end(vmap(origin, LAST.films));
    const films = searchParams.get('position') === '1' ? FILES.films : [FILES.edited];
    return response.end(content === FILES.clip ? vast(origin, films) : '');
  });
  return { origin, reported, fetched, stop };
}
