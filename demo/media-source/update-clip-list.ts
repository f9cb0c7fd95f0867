/** `demo/catalogue/clips.json`: one entry for each clip, in the order of the texts. */
import { readFile, writeFile } from 'node:fs/promises';
import { Clip } from '@sintonia/contracts';
import { PLACES } from './places.ts';
import type { Chapter } from './sound/chapters.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';
import { type ClipText, hasThumbnails } from './texts/clip-text.ts';
import { LIST } from './thumbnails/make-thumbnails.ts';

export async function readClipList(): Promise<Clip[]> {
  try {
    return Clip.array().parse(JSON.parse(await readFile(PLACES.clipList, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export function clipEntry(text: ClipText, chapters: Chapter[]): Clip {
  const { id, kind, title, lengthS, hasSubtitles } = text;
  const subtitles = hasSubtitles ? [{ lang: 'ca', label: 'Català', src: `/media/clips/${id}/ca.vtt` }] : [];
  const folder = `/media/clips/${id}`;
  const thumbnails = hasThumbnails(text) ? `${folder}/${LIST}` : null;
  return { id, kind, title, lengthS, hls: `${folder}/master.m3u8`, subtitles, chapters, thumbnails };
}

/** Adds or replaces the clip's entry; entries of clips without a text are removed. */
export async function updateClipList(text: ClipText, chapters: Chapter[]): Promise<void> {
  const others = new Map((await readClipList()).map((clip) => [clip.id, clip]));
  others.set(text.id, clipEntry(text, chapters));
  const ordered = ALL_TEXTS.flatMap(({ id }) => others.get(id) ?? []);
  await writeFile(PLACES.clipList, `${JSON.stringify(ordered, null, 2)}\n`);
}
