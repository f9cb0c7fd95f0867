import type { Theme } from '@sintonia/contracts';
import { themeFeedPath, themePath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import type { LinksFunction } from 'react-router';
import { storiesCounted } from '../../features/news/bylines/stories-counted.ts';
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
import type { Route } from './+types/theme-route.ts';
import { NearThemes } from './NearThemes.tsx';
import style from './near-themes.css?url';
import { storyCollection } from './story-collection.ts';

export const links: LinksFunction = () => [...preloadNewsType(), { rel: 'stylesheet', href: style }];

const pageLayer = ({ slug, name }: Theme): PageLayer => ({
  ...pagePlace('noticies', 'temes', slug),
  pageName: `noticies/tema/${slug}`,
  pageType: 'portada',
  contentTitle: name,
  themes: [name],
  thematic: [name],
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await site.catalogue.theme(params.theme);
  if (!found.ok) throw await pageNotFound(site);
  const { theme, stories, near } = found.value;
  const grid = storyGridView(stories, themePath(theme.slug), request, site);
  if (!grid) throw await pageNotFound(site);
  return { layer: pageLayer(theme), theme, near, counted: storiesCounted(stories.length), grid };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { theme, grid } = loaderData;
  const path = pagePath(themePath(theme.slug), grid.page);
  const description = `Totes les notícies de ${broadcaster.news} sobre el tema «${theme.name}».`;
  return pageMeta({
    title: titleOfPage(theme.name, grid.page),
    description,
    path,
    feed: themeFeedPath(theme.slug),
    origin,
    siteName: broadcaster.news,
    picture: sharingPicture(grid.stories[0]?.picture ?? null),
    linkedData: [storyCollection({ name: theme.name, description, path, stories: grid.stories, origin })],
  });
}

export default function ThemeRoute({ loaderData: { theme, near, counted, grid }, matches }: Route.ComponentProps) {
  return (
    <>
      <NewsHeader
        title={theme.name}
        description={counted}
        sections={rootOf(matches).sections}
        current=""
        feed={themeFeedPath(theme.slug)}
      />
      <StoryGrid grid={grid} nothing="Encara no n’hi ha cap notícia." />
      {near.length > 0 && <NearThemes near={near} />}
    </>
  );
}
