import { failed, ok, type Result } from '@sintonia/contracts';
import type { StoryItem } from './item-forms.ts';
import { findNamed, listed, slugs } from './item-names.ts';
import type { ImportContext, Resolved } from './resolved-item.ts';
import type { StoredDocuments, StoredItem } from './stored-item.ts';
import { toSlug } from './to-slug.ts';

export function story(
  given: StoryItem,
  before: StoredItem<'story'> | undefined,
  context: ImportContext,
): Result<Resolved, string> {
  const section = findNamed(given.sections, context.sections);
  if (!section) {
    const known = `there are: ${slugs(context.sections)}; --section says which`;
    return failed(`none of ${listed(given.sections)} is a section (${known})`);
  }
  if (!given.standfirst && given.body.length === 0) return failed('it has neither a summary nor a text');
  const { title, standfirst, author, publishedAt, updatedAt, body, related, picture, media, gallery, live } = given;
  const themes = given.themes.filter((theme) => findNamed([theme], [section]) === undefined);
  const id = given.id ?? before?.id ?? context.nextId();
  const document: StoredDocuments['story'] = {
    story: {
      id,
      slug: given.slug ?? before?.document.story.slug ?? toSlug(title) ?? String(id),
      section: section.slug,
      kicker: given.kicker || themes[0] || section.name,
      title,
      standfirst,
      author: { id: toSlug(author.name) ?? String(id), ...author },
      publishedAt,
      updatedAt,
      themes: themes.length > 0 ? themes : [section.name],
      body,
      related,
      ...(live && { live: { ...live, loopMinutes: null } }),
    },
    picture,
    media,
    ...(gallery && { gallery }),
  };
  return ok({ document, id });
}
