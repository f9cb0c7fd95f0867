import type { Section } from '@sintonia/contracts';
import { newsFeedPath, sectionPath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { preloadNewsType } from '../design/preloads.ts';
import { pageMeta } from '../machines/page-meta.ts';
import css from '../news/NewsFront.module.css';
import { NewsHeader } from '../news/NewsHeader.tsx';
import { StoryCard } from '../news/StoryCard.tsx';
import { storyCardView } from '../news/story-view.ts';
import { sharingPicture } from '../pictures/picture-view.ts';
import { rootOf } from '../root-view.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/news-section.ts';
import { pageNotFound } from './not-found-response.ts';

export const links = preloadNewsType;

const pageLayer = ({ slug, name }: Section): PageLayer => ({
  pageName: `noticies/${slug}`,
  pageType: 'portada',
  section: 'noticies',
  subsection: slug,
  contentTitle: name,
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await site.catalogue.section(params.section);
  if (!page.ok) throw await pageNotFound(site);
  const { section, stories } = page.value;
  return { layer: pageLayer(section), section, stories: stories.map((story) => storyCardView(story, site)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { section, stories } = loaderData;
  return pageMeta({
    title: section.name,
    description: section.description,
    path: sectionPath(section.slug),
    feed: newsFeedPath(section.slug),
    origin,
    siteName: broadcaster.news,
    picture: sharingPicture(stories[0]?.picture ?? null),
  });
}

export default function NewsSection({ loaderData: { section, stories }, matches }: Route.ComponentProps) {
  const [lead, ...others] = stories;
  return (
    <>
      <NewsHeader
        title={section.name}
        description={section.description}
        sections={rootOf(matches).sections}
        current={section.slug}
      />
      <div className={`page ${css.lead}`}>
        {lead ? (
          <StoryCard
            story={lead}
            form="side"
            level={2}
            isFirst
            sizes="(width < 48rem) 100vw, (width < 84rem) 58vw, 760px"
          />
        ) : (
          <p className={css.none}>Encara no hi ha cap notícia en aquesta secció. Torna-hi més tard.</p>
        )}
        {others.length > 0 && (
          <div className={css.cards}>
            {others.map((story) => (
              <StoryCard
                key={story.id}
                story={story}
                form="plain"
                level={2}
                sizes="(width < 48rem) 34vw, (width < 84rem) 32vw, 406px"
              />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
