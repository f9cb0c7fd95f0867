/** Preview pictures of a clip for the seek bar: one sheet, and its list in WebVTT. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from '../hls/encode.ts';
import { writeWebVtt } from '../hls/web-vtt.ts';
import { TILE, thumbnailPlan, thumbnailStepS } from './thumbnail-plan.ts';

export const SHEET = 'thumbnails.webp';
export const LIST = 'thumbnails.vtt';

/** Takes the pictures from the encoded clip; each shows the middle of its interval. */
export async function makeThumbnails(folder: string, lengthS: number): Promise<void> {
  const stepS = thumbnailStepS(lengthS);
  const plan = thumbnailPlan(lengthS);
  const rows = Math.ceil(plan.length / TILE.perRow);
  const filter = [
    `select='isnan(prev_selected_t)*gte(t,${stepS / 2})+gte(t-prev_selected_t,${stepS})'`,
    `scale=${TILE.width}:${TILE.height}:flags=lanczos`,
    `tile=${TILE.perRow}x${rows}`,
  ].join(',');
  await runFfmpeg([
    ...['-y', '-v', 'error', '-i', join(folder, '360p.m3u8'), '-vf', filter, '-frames:v', '1'],
    ...['-c:v', 'libwebp', '-quality', '62', '-compression_level', '6', join(folder, SHEET)],
  ]);
  const cues = plan.map(({ startS, endS, x, y }) => ({
    startS,
    endS,
    text: `${SHEET}#xywh=${x},${y},${TILE.width},${TILE.height}`,
  }));
  await writeFile(join(folder, LIST), writeWebVtt(cues));
}
