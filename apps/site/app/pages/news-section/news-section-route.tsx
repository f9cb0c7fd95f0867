import type { Section } from '@sintonia/contracts';
import { newsFeedPath, sectionPath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { NewsHeader } from '../../features/news/NewsHeader.tsx';
import { StoryGrid } from '../../features/news/StoryGrid.tsx';
import { storyGridView, titleOfPage } from '../../features/news/story-grid-view.ts';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import { pagePath } from '../../ui/paging/page-of.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/news-section-route.ts';

export const links = preloadNewsType;

const pageLayer = ({ slug, name }: Section): PageLayer => ({
  ...pagePlace('noticies', slug),
  pageName: `noticies/${slug}`,
  pageType: 'portada',
  contentTitle: name,
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await site.catalogue.section(params.section);
  if (!found.ok) throw await pageNotFound(site);
  const { section, stories } = found.value;
  const grid = storyGridView(stories, sectionPath(section.slug), request, site);
  if (!grid) throw await pageNotFound(site);
  return { layer: pageLayer(section), section, grid };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { section, grid } = loaderData;
  return pageMeta({
    title: titleOfPage(section.name, grid.page),
    description: section.description,
    path: pagePath(sectionPath(section.slug), grid.page),
    feed: newsFeedPath(section.slug),
    origin,
    siteName: broadcaster.news,
    picture: sharingPicture(grid.stories[0]?.picture ?? null),
  });
}

export default function NewsSection({ loaderData: { section, grid }, matches }: Route.ComponentProps) {
  return (
    <>
      <NewsHeader
        title={section.name}
        description={section.description}
        sections={rootOf(matches).sections}
        current={section.slug}
      />
      <StoryGrid grid={grid} nothing="Encara no hi ha cap notícia en aquesta secció. Torna-hi més tard." />
    </>
  );
}
