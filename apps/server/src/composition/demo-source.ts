/** The demo broadcaster, read only if DEMO is on. */
import type { ActivityDraft, ArtworkIndex, CatalogueSource } from '@sintonia/contracts';

export async function demoSource(): Promise<{ catalogue: CatalogueSource; artwork: ArtworkIndex }> {
  const { readArtworkIndex, readDemoCatalogue } = await import('@sintonia/demo');
  return { catalogue: readDemoCatalogue(), artwork: readArtworkIndex() };
}

/** `days`: since when they run. */
export async function demoActivities(): Promise<{ drafts: ActivityDraft[]; days: number }> {
  const { readDemoActivities, EXPERIMENT_DAYS } = await import('@sintonia/demo');
  return { drafts: readDemoActivities(), days: EXPERIMENT_DAYS };
}
