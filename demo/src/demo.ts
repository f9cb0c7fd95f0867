/** Public face of the demo: what it publishes, where its media is, and which pictures were drawn. */
import { fileURLToPath } from 'node:url';
import { ArtworkIndex } from '@sintonia/contracts';
import { readDemoFile } from './demo-file.ts';

export { DemoFileError, type DemoFileErrorCode } from './demo-file.ts';
export { readDemoCatalogue } from './read-catalogue.ts';

/** Absolute path of the folder that is served as `/media`. */
export const mediaDirectory: string = fileURLToPath(new URL('../media', import.meta.url));

/** Colour and widths of every drawn picture, by name. Throws `DemoFileError` while nothing is drawn yet. */
export function readArtworkIndex(): ArtworkIndex {
  return readDemoFile('media/art/index.json', ArtworkIndex);
}
