import type { Author } from '@sintonia/contracts';
import { authorFeedPath, authorPageName, authorPath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import type { LinksFunction } from 'react-router';
import { storiesCounted } from '../../features/news/bylines/stories-counted.ts';
import { StoryGrid } from '../../features/news/StoryGrid.tsx';
import { storyGridView, titleOfPage } from '../../features/news/story-grid-view.ts';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import { pagePath } from '../../ui/paging/page-of.ts';
import type { Route } from './+types/author-route.ts';
import { AuthorHeader } from './AuthorHeader.tsx';
import style from './author.css?url';
import { profilePage } from './profile-page.ts';

export const links: LinksFunction = () => [...preloadNewsType(), { rel: 'stylesheet', href: style }];

const pageLayer = ({ id, name }: Author): PageLayer => ({
  ...pagePlace('noticies', 'autors', id),
  pageName: authorPageName(id),
  pageType: 'portada',
  contentTitle: name,
  author: name,
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await site.catalogue.author(params.author);
  if (!found.ok) throw await pageNotFound(site);
  const { author, stories } = found.value;
  const grid = storyGridView(stories, authorPath(author.id), request, site);
  if (!grid) throw await pageNotFound(site);
  return { layer: pageLayer(author), author, counted: storiesCounted(stories.length), grid };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { author, grid } = loaderData;
  const { news } = root.broadcaster;
  return pageMeta({
    title: titleOfPage(author.name, grid.page),
    description: author.bio ?? `Tot el que signa ${author.name} a ${news}.`,
    path: pagePath(authorPath(author.id), grid.page),
    feed: authorFeedPath(author.id),
    origin: root.origin,
    siteName: news,
    type: 'profile',
    linkedData: [profilePage(author, root)],
  });
}

export default function AuthorRoute({ loaderData: { author, counted, grid } }: Route.ComponentProps) {
  return (
    <>
      <AuthorHeader author={author} counted={counted} />
      <StoryGrid grid={grid} nothing={`${author.name} encara no ha signat cap notícia.`} />
    </>
  );
}
