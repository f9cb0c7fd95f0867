/** The demo broadcaster, read only if DEMO is on. */
import type { ActivityDraft, ArtworkIndex, CatalogueSource } from '@sintonia/contracts';

export async function demoSource(): Promise<{ catalogue: CatalogueSource; artwork: ArtworkIndex }> {
  const { readArtworkIndex, readDemoCatalogue } = await import('@sintonia/demo');
  return { catalogue: readDemoCatalogue(), artwork: readArtworkIndex() };
}

export async function demoActivities(): Promise<ActivityDraft[]> {
  const { readDemoActivities } = await import('@sintonia/demo');
  return readDemoActivities();
}
