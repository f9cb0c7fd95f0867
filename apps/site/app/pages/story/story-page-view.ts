import type { SiteRequest, StoryPage } from '@sintonia/contracts';
import { authorPath, storyPath, themePath } from '@sintonia/contracts/site-paths';
import { storyCardView } from '../../shared/cards/story-view.ts';
import { withSlots } from '../../shared/personalisation/slots.ts';
import { laterDateText, longDateText } from '../../ui/dates/local-time.ts';
import { pictureView } from '../../ui/pictures/picture-view.ts';
import { galleryView } from './gallery/gallery-view.ts';
import { liveView } from './live/live-view.ts';

/** View of a story's own page. */
export function storyPageView({ story: published, section, themes, related, clip }: StoryPage, site: SiteRequest) {
  const live = published.live ? liveView(published.live, site) : null;
  const updatedAt = latest(published.updatedAt, live?.updates[0]?.at.iso ?? null);
  const story = withSlots(published, 'story', site);
  const { timeZone } = site.catalogue.broadcaster();
  const { id, kicker, title, standfirst, author, body } = story;
  return {
    id,
    path: storyPath(story),
    kicker,
    title,
    standfirst,
    author: { path: authorPath(author.id), name: author.name, role: author.role },
    themes: themes.map(({ name, slug }) => ({ name, path: slug && themePath(slug) })),
    body,
    section: { slug: section.slug, name: section.name },
    published: longDateText(story.publishedAt, timeZone),
    updated: updatedAt ? laterDateText(updatedAt, story.publishedAt, timeZone) : null,
    live,
    gallery: galleryView(story.gallery, site.catalogue.artwork()),
    picture: pictureView(story.picture, site.catalogue.artwork()),
    related: related.map((card) => storyCardView(card, site)),
    clip,
  };
}
/** Later of two times, both ISO 8601 in UTC. */
const latest = (one: string | null, other: string | null): string | null =>
  [one, other]
    .filter((at) => at !== null)
    .sort()
    .at(-1) ?? null;

export type StoryView = ReturnType<typeof storyPageView>;
