/** Public entry of the demo: catalogue, media directory, artwork index. */
import { fileURLToPath } from 'node:url';
import { ActivityDraft, ArtworkIndex } from '@sintonia/contracts';
import { z } from 'zod';
import { readDemoFile } from './demo-file.ts';

export { DemoFileError, type DemoFileErrorCode } from './demo-file.ts';
export { readDemoCatalogue } from './read-catalogue.ts';

/** Absolute path of the folder served as `/media`. */
export const mediaDirectory: string = fileURLToPath(new URL('../media', import.meta.url));

/** Colour and widths of every generated picture, by name. Throws `DemoFileError` while none exists. */
export function readArtworkIndex(): ArtworkIndex {
  return readDemoFile('media/art/index.json', ArtworkIndex);
}

/** Tests and offers of the demo broadcaster, as an editor would create them (P-06). */
export const readDemoActivities = (): ActivityDraft[] =>
  readDemoFile('activities/activities.json', z.array(ActivityDraft));
