import type { Broadcaster, Clip, Story } from '@sintonia/contracts';
import { storyPageName, storyPath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { Suspense } from 'react';
import { Link, redirect } from 'react-router';
import { isLongTitle } from '../../features/news/is-long-title.ts';
import { StoryCard } from '../../features/news/StoryCard.tsx';
import { pollOutcome, pollView } from '../../features/participation/participation-view.ts';
import { RunningSign } from '../../shared/cards/RunningSign.tsx';
import { idFrom, pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { clipLayer } from '../../shared/measurement/clip-layer.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf, rootView } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { PageTools } from '../../shared/tools/PageTools.tsx';
import { toolsView } from '../../shared/tools/tools-view.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/story-route.ts';
import { liveBlog } from './live-blog.ts';
import { newsArticle } from './news-article.ts';
import { StoryBody } from './StoryBody.tsx';
import css from './StoryPage.module.css';
import { StoryPicture } from './StoryPicture.tsx';
import { storyPageView } from './story-page-view.ts';

export const links = preloadNewsType;

const SaveStories = lazyPart(() => import('./SaveStories.tsx').then((loaded) => loaded.SaveStories));

/** Few stories have a poll; the server imports it directly, so that voting works without JavaScript. */
const PollCard = import.meta.env.SSR
  ? (await import('../../features/participation/PollCard.tsx')).PollCard
  : lazyPart(() => import('../../features/participation/PollCard.tsx').then((loaded) => loaded.PollCard));

const Gallery = import.meta.env.SSR
  ? (await import('./gallery/Gallery.tsx')).Gallery
  : lazyPart(() => import('./gallery/Gallery.tsx').then((loaded) => loaded.Gallery));

/** Running stories only; the server imports it directly, so that it renders without JavaScript. */
const LiveUpdates = import.meta.env.SSR
  ? (await import('./live/LiveUpdates.tsx')).LiveUpdates
  : lazyPart(() => import('./live/LiveUpdates.tsx').then((loaded) => loaded.LiveUpdates));

const pageLayer = (story: Story, clip: Clip | null, { news, language }: Broadcaster): PageLayer => ({
  ...pagePlace('noticies', story.section, story.themes[0]),
  pageName: storyPageName(story),
  pageType: 'noticia',
  contentTitle: story.title,
  contentId: String(story.id),
  portal: news,
  contentProducer: news,
  author: story.author.name,
  themes: story.themes,
  thematic: story.themes,
  topicArea: story.themes,
  categoryGroup: [story.section],
  relatedItems: story.related.map(String),
  multimedia: clip ? clip.kind : story.gallery && 'gallery',
  publishedAt: story.publishedAt,
  contentFormat: clip ? clip.kind : 'text',
  contentType: 'noticia',
  ...(clip && {
    video: {
      ...clipLayer(clip, language),
      title: clip.title,
      broadbandCode: `${story.id}-${clip.id}`,
      subBroadcaster: news,
      broadcastRights: 'reproduccio',
      broadbandSection: 'noticies',
      broadbandSubsection: story.section,
      url: storyPath(story),
      section: 'noticies',
      heartbeatContentType: clip.kind === 'video' ? 'vod' : 'aod',
      thematic: story.themes,
    },
  }),
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await site.catalogue.story(idFrom(params.id));
  if (!page.ok) throw await pageNotFound(site);
  const { story, clip } = page.value;
  if (params.slug !== story.slug) throw redirect(storyPath(story), 301);
  const view = storyPageView(page.value, site);
  const poll = site.participation.ofStory(story.id);
  return {
    layer: pageLayer(story, clip, site.catalogue.broadcaster()),
    linkedData: [
      view.live
        ? liveBlog(view, view.live, story.live?.endedAt ?? null, rootView(site))
        : newsArticle(view, rootView(site)),
    ],
    story: view,
    poll: poll && pollView(poll, site.catalogue.broadcaster().timeZone),
    outcome: poll && (await pollOutcome(poll, site.participation, site.personal?.participation ?? null, true)),
    tools: toolsView({ item: `story-${story.id}`, title: view.title, path: view.path, download: null }, site),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { story, linkedData } = loaderData;
  return pageMeta({
    title: story.title,
    description: story.standfirst,
    path: story.path,
    origin: root.origin,
    siteName: root.broadcaster.news,
    picture: sharingPicture(story.picture),
    type: 'article',
    linkedData,
  });
}

export default function StoryRoute({ loaderData: { story, tools, poll, outcome } }: Route.ComponentProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={`page ${css.page}`} data-area="noticies">
      <article className={css.article} aria-labelledby="titular">
        <header className={css.head}>
          <p className={css.section}>
            <Link to={`/noticies/${story.section.slug}/`}>{story.section.name}</Link>
            {story.live?.isRunning && <RunningSign />}
            {story.kicker !== story.section.name && <span className={css.kicker}>{story.kicker}</span>}
          </p>
          <h1
            id="titular"
            className={css.title}
            data-long={isLongTitle(story.title) || undefined}
            data-slot="story.title"
          >
            {story.title}
          </h1>
          <p className={css.standfirst} data-slot="story.standfirst">
            {story.standfirst}
          </p>
          <div className={css.byline}>
            <p>
              <Link to={story.author.path} className={css.author}>
                {story.author.name}
              </Link>{' '}
              {story.author.role}
            </p>
            <p>
              <time dateTime={story.published.iso}>{story.published.text}</time>
              {story.updated && (
                <>
                  {' · Actualitzada: '}
                  <time dateTime={story.updated.iso}>{story.updated.text}</time>
                </>
              )}
            </p>
          </div>
          <PageTools tools={tools} />
        </header>
        <StoryPicture story={story} />
        <div className={css.text}>
          {story.live && (
            <Suspense fallback={null}>
              <LiveUpdates story={story.id} live={story.live} />
            </Suspense>
          )}
          <StoryBody blocks={story.body} />
          {story.gallery.length > 0 && (
            <Suspense fallback={null}>
              <Gallery items={story.gallery} />
            </Suspense>
          )}
          <ul className={css.themes} aria-label="Temes">
            {story.themes.map((theme) => (
              <li key={theme.name}>{theme.path ? <Link to={theme.path}>{theme.name}</Link> : theme.name}</li>
            ))}
          </ul>
          {poll && (
            <Suspense fallback={null}>
              <PollCard key={poll.id} poll={poll} outcome={outcome} />
            </Suspense>
          )}
          {isHydrated && (
            <Suspense fallback={null}>
              <SaveStories story={story} />
            </Suspense>
          )}
        </div>
      </article>
      {story.related.length > 0 && (
        <aside id="continguts-relacionats" className={css.related} aria-labelledby="relacionades">
          <SectionHeading id="relacionades">Més informació</SectionHeading>
          <div className={`swipe-row below-fold ${css.cards}`}>
            {story.related.map((card) => (
              <StoryCard key={card.id} story={card} form="plain" sizes="(width < 60rem) 34vw, 320px" />
            ))}
          </div>
        </aside>
      )}
    </div>
  );
}
