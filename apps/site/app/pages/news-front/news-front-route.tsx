import type { Section, SiteRequest } from '@sintonia/contracts';
import { newsFeedPath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { LeadStory } from '../../features/news/LeadStory.tsx';
import css from '../../features/news/NewsFront.module.css';
import { NewsHeader } from '../../features/news/NewsHeader.tsx';
import { StoryCard } from '../../features/news/StoryCard.tsx';
import { StoryLines } from '../../shared/cards/StoryLines.tsx';
import { storyCardView } from '../../shared/cards/story-view.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { today } from '../../ui/dates/local-time.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import { ofName } from '../../ui/words/of-name.ts';
import type { Route } from './+types/news-front-route.ts';

export const links = preloadNewsType;

/** Stories of each section on the front: cards with pictures, then text lines. */
const [CARDS, LINES] = [2, 4];

const pageLayer = (): PageLayer => ({
  ...pagePlace('noticies', 'portada'),
  pageName: 'noticies/portada',
  pageType: 'portada',
  contentTitle: 'Notícies',
});

async function sectionView({ slug }: Section, leadId: number, site: SiteRequest) {
  const page = await site.catalogue.section(slug);
  if (!page.ok) throw new Error(`the section ${slug} is listed and cannot be read`);
  const stories = page.value.stories
    .filter(({ id }) => id !== leadId)
    .slice(0, CARDS + LINES)
    .map((story) => storyCardView(story, site));
  return { slug, name: page.value.section.name, cards: stories.slice(0, CARDS), lines: stories.slice(CARDS) };
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { lead } = await site.catalogue.home(site.now);
  return {
    layer: pageLayer(),
    today: today(site.now, site.catalogue.broadcaster().timeZone),
    lead: storyCardView(lead, site),
    sections: await Promise.all(site.catalogue.sections().map((section) => sectionView(section, lead.id, site))),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: broadcaster.news,
    description: `Totes les notícies de ${broadcaster.news}, secció per secció.`,
    path: '/noticies/',
    feed: newsFeedPath(),
    origin,
    siteName: broadcaster.name,
    picture: sharingPicture(loaderData.lead.picture),
  });
}

export default function NewsFront({ loaderData: { lead, sections, today } }: Route.ComponentProps) {
  return (
    <>
      <NewsHeader title="Notícies" description={`${today.weekday}, ${today.date}`} sections={sections} current={null} />
      <div className={`page ${css.lead}`}>
        <LeadStory story={lead} />
      </div>
      {sections.map(({ slug, name, cards, lines }) => (
        <section key={slug} className={`page ${css.section}`} data-area="noticies" aria-labelledby={`seccio-${slug}`}>
          <SectionHeading id={`seccio-${slug}`} more={{ path: `/noticies/${slug}/`, text: `Tot ${ofName(name)}` }}>
            {name}
          </SectionHeading>
          {cards.length > 0 ? (
            <div className={css.columns}>
              {cards.map((story) => (
                <StoryCard
                  key={story.id}
                  story={story}
                  form="plain"
                  sizes="(width < 48rem) 34vw, (width < 84rem) 32vw, 406px"
                />
              ))}
              <StoryLines stories={lines} />
            </div>
          ) : (
            <p className={css.none}>Avui encara no hi ha cap notícia en aquesta secció.</p>
          )}
        </section>
      ))}
    </>
  );
}
