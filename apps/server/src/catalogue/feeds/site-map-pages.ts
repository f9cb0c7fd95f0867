/** The pages of a site map, with the time of their last change. Pure. */
import type { CatalogueReader, StoryCard } from '@sintonia/contracts';
import { publishedUpdates } from '@sintonia/contracts/published-updates';
import { SITE_AREAS } from '@sintonia/contracts/site-areas';
import {
  authorPath,
  episodePath,
  programmePath,
  sectionPath,
  storyPath,
  themePath,
} from '@sintonia/contracts/site-paths';
import type { MappedPage } from './site-map.ts';

const mappedFronts = Object.entries(SITE_AREAS).flatMap(([area, { isMapped }]) => (isMapped ? [`/${area}/`] : []));

/** Newest first. */
export async function allStories(catalogue: CatalogueReader): Promise<StoryCard[]> {
  const sections = await Promise.all(catalogue.sections().map(({ slug }) => catalogue.section(slug)));
  return sections
    .flatMap((page) => (page.ok ? page.value.stories : []))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Every permanent page: fronts, sections, stories, programmes, episodes, channels with their days, towns, authors,
 * themes.
 */
export async function pagesOf(
  catalogue: CatalogueReader,
  otherPages: readonly string[],
  nowMs: number,
): Promise<MappedPage[]> {
  const stories = await allStories(catalogue);
  const programmes = await Promise.all((await catalogue.programmes()).map(({ slug }) => catalogue.programme(slug)));
  return [
    ...['/', ...mappedFronts].map((path) => ({ path })),
    ...catalogue.sections().map(({ slug }) => ({ path: sectionPath(slug) })),
    ...catalogue
      .channels()
      .flatMap(({ slug, kind }) => [
        { path: `/${kind === 'tv' ? 'directes' : 'radio'}/${slug}/` },
        { path: `/programacio/${slug}/` },
      ]),
    ...(await Promise.all(
      stories.map(async (card) => ({ path: storyPath(card), changedAt: await changedAt(card, catalogue, nowMs) })),
    )),
    ...programmes.flatMap((page) =>
      page.ok
        ? [
            { path: programmePath(page.value.programme.slug) },
            ...page.value.episodes.map(({ kind, id, broadcastAt }) => ({
              path: episodePath(kind, id),
              changedAt: broadcastAt,
            })),
          ]
        : [],
    ),
    ...otherPages.map((path) => ({ path })),
    // Themes come last: a sitemap has a size limit, and an import may bring thousands of themes.
    ...catalogue.authors().map(({ id }) => ({ path: authorPath(id) })),
    ...catalogue.themes().map(({ slug }) => ({ path: themePath(slug) })),
  ];
}

/** Time of a story's last change; of a live story, its last published update. */
async function changedAt(card: StoryCard, catalogue: CatalogueReader, nowMs: number): Promise<string> {
  const page = await catalogue.story(card.id);
  if (!page.ok) return card.publishedAt;
  const { updatedAt, live } = page.value.story;
  const [last] = publishedUpdates(live?.updates ?? [], nowMs);
  return [card.publishedAt, updatedAt ?? '', last?.at ?? ''].toSorted().at(-1) ?? card.publishedAt;
}
