/** Runs ffmpeg: frames on its standard input, a WAV beside it, fMP4 segments out (RFC 8216 § 3.3). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Canvas } from '@napi-rs/canvas';
import type { Pen } from '../draw/canvas.ts';
import { FPS, HEIGHT, type Scene, WIDTH } from '../scenes/scene.ts';
import type { ClipText } from '../texts/clip-text.ts';
import { AUDIO_ONLY_KBPS, RENDITIONS, SEGMENT_S } from './renditions.ts';

const GOP = FPS * SEGMENT_S;

const hlsOutput = (folder: string, name: string): string[] => [
  ...['-f', 'hls', '-hls_time', `${SEGMENT_S}`, '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_fmp4_init_filename', `${name}-init.mp4`, '-hls_segment_filename', `${folder}/${name}-%02d.m4s`],
  `${folder}/${name}.m3u8`,
];

function videoArguments(folder: string, wavePath: string, coarserCrf: number): string[] {
  const split = `[0:v]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,split=${RENDITIONS.length}`;
  const scaled = RENDITIONS.map(({ name, width, height }, index) => {
    return `[s${index}]scale=${width}:${height}:flags=lanczos[v${name}]`;
  });
  const graph = [split + RENDITIONS.map((_, index) => `[s${index}]`).join(''), ...scaled].join(';');
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FPS}`, '-i', 'pipe:0'];
  const outputs = RENDITIONS.flatMap(({ name, level, crf, maxVideoKbps, audioKbps }) => [
    ...['-map', `[v${name}]`, '-map', '1:a', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'],
    ...['-profile:v', 'high', '-level', level, '-crf', `${crf + coarserCrf}`],
    ...['-maxrate', `${maxVideoKbps}k`, '-bufsize', `${maxVideoKbps * 2}k`],
    ...['-g', `${GOP}`, '-keyint_min', `${GOP}`, '-sc_threshold', '0'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-c:a', 'aac', '-b:a', `${audioKbps}k`, '-ac', '1', '-ar', '48000'],
    ...hlsOutput(folder, name),
  ]);
  return ['-y', '-v', 'error', ...input, '-i', wavePath, '-filter_complex', graph, ...outputs];
}

/** Starts ffmpeg with low priority (`nice`). Rejects with its output. */
function startFfmpeg(commandLine: readonly string[]) {
  const child = spawn('nice', ['-n', '10', 'ffmpeg', ...commandLine], { stdio: ['pipe', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${errorOutput}`);
  });
  return { stdin: child.stdin, done };
}

/** Draws `lengthS` × 25 frames and encodes every rendition in one pass. */
export async function encodeVideo(
  scene: Scene,
  { lengthS, coarserCrf }: Pick<ClipText, 'lengthS' | 'coarserCrf'>,
  surface: { canvas: Canvas; pen: Pen },
  wavePath: string,
  folder: string,
) {
  const ffmpeg = startFfmpeg(videoArguments(folder, wavePath, coarserCrf));
  const { canvas, pen } = surface;
  for (let frame = 0; frame < lengthS * FPS; frame += 1) {
    pen.reset();
    scene(pen, frame / FPS);
    // data() is a view of the surface itself; ffmpeg must get a copy, because the next frame is drawn while it reads.
    if (!ffmpeg.stdin.write(Buffer.from(canvas.data()))) await Promise.race([once(ffmpeg.stdin, 'drain'), ffmpeg.done]);
  }
  ffmpeg.stdin.end();
  await ffmpeg.done;
}

/** One run of ffmpeg from file to file. */
export async function runFfmpeg(commandLine: readonly string[]): Promise<void> {
  const ffmpeg = startFfmpeg(commandLine);
  ffmpeg.stdin.end();
  await ffmpeg.done;
}

export const encodeAudio = (wavePath: string, folder: string): Promise<void> =>
  runFfmpeg([
    ...['-y', '-v', 'error', '-i', wavePath, '-c:a', 'aac', '-b:a', `${AUDIO_ONLY_KBPS}k`, '-ac', '1', '-ar', '48000'],
    ...hlsOutput(folder, 'audio'),
  ]);
