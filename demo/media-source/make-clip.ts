/** One clip from its text and its scene: sound, pictures, playlists, subtitles, and its entry in the list. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSurface } from './draw/canvas.ts';
import { encodeAudio, encodeVideo } from './hls/encode.ts';
import { parseMediaPlaylist, writeMediaPlaylist } from './hls/media-playlist.ts';
import { type Weights, writeAudioMaster, writeVideoMaster } from './hls/multivariant.ts';
import { RENDITIONS } from './hls/renditions.ts';
import { writeWebVtt } from './hls/web-vtt.ts';
import { PLACES } from './places.ts';
import { SCENES } from './scenes/all-scenes.ts';
import { HEIGHT, WIDTH } from './scenes/scene.ts';
import { chaptersOf } from './sound/chapters.ts';
import { mixClip } from './sound/mix.ts';
import { narrate } from './sound/narration.ts';
import { writeWave } from './sound/wave.ts';
import { type ClipText, hasThumbnails } from './texts/clip-text.ts';
import { makeThumbnails } from './thumbnails/make-thumbnails.ts';
import { updateClipList } from './update-clip-list.ts';

/** Writes our form of one media playlist, deletes unlisted segments, and returns the segments' sizes. */
async function finishPlaylist(folder: string, name: string, lengthS: number): Promise<Weights> {
  const path = join(folder, `${name}.m3u8`);
  const written = writeMediaPlaylist(parseMediaPlaylist(await readFile(path, 'utf8')), lengthS);
  await writeFile(path, written);
  const { segments } = parseMediaPlaylist(written);
  const retained = new Set(segments.map(({ uri }) => uri));
  for (const file of await readdir(folder)) {
    if (file.startsWith(`${name}-`) && file.endsWith('.m4s') && !retained.has(file)) await rm(join(folder, file));
  }
  return Promise.all(
    segments.map(async ({ uri, lengthS: seconds }) => ({
      bytes: (await stat(join(folder, uri))).size,
      lengthS: seconds,
    })),
  );
}

async function emptied(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) await rm(join(folder, file));
}

async function encodePictures(
  text: ClipText,
  chapterStartsS: number[],
  wavePath: string,
  folder: string,
): Promise<string> {
  const createScene = SCENES[text.id];
  if (createScene === undefined) throw new Error(`${text.id} has no scene`);
  const scene = createScene({ lengthS: text.lengthS, chapterStartsS });
  await encodeVideo(scene, text, createSurface(WIDTH, HEIGHT), wavePath, folder);
  const weights: Record<string, Weights> = {};
  for (const { name } of RENDITIONS) weights[name] = await finishPlaylist(folder, name, text.lengthS);
  return writeVideoMaster(weights);
}

export async function makeClip(text: ClipText): Promise<void> {
  const folder = join(PLACES.clips, text.id);
  const workshop = await mkdtemp(join(tmpdir(), 'sintonia-media-'));
  try {
    await emptied(folder);
    const narration = await narrate(text);
    const chapters = chaptersOf(text, narration.cues);
    const wavePath = join(workshop, 'sound.wav');
    await writeWave(wavePath, mixClip(text, narration));
    if (text.kind === 'audio') await encodeAudio(wavePath, folder);
    const master =
      text.kind === 'audio'
        ? writeAudioMaster(await finishPlaylist(folder, 'audio', text.lengthS))
        : await encodePictures(
            text,
            chapters.map(({ startS }) => startS),
            wavePath,
            folder,
          );
    await writeFile(join(folder, 'master.m3u8'), master);
    if (hasThumbnails(text)) await makeThumbnails(folder, text.lengthS);
    if (text.hasSubtitles) await writeFile(join(folder, 'ca.vtt'), writeWebVtt(narration.cues));
    await updateClipList(text, chapters);
  } finally {
    await rm(workshop, { recursive: true });
  }
}
