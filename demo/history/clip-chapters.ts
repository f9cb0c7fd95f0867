import type { CatalogueSource } from '@sintonia/contracts';
import type { SimulatedVideo } from '@sintonia/simulator';

/** Chapters of a clip in a programme of another length; whole seconds. */
export function chaptersOf(
  clip: CatalogueSource['clips'][number] | undefined,
  lengthS: number,
): NonNullable<SimulatedVideo['chapters']> {
  if (!clip) return [];
  const scaled = (s: number) => Math.round((s * lengthS) / clip.lengthS);
  return clip.chapters.map(({ title, startS, lengthS: ownS }) => ({
    title,
    startS: scaled(startS),
    lengthS: scaled(startS + ownS) - scaled(startS),
  }));
}
