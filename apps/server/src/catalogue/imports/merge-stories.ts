import type { Author, Story } from '@sintonia/contracts';
import type { Merging } from './merged-items.ts';
import { isOfKind } from './stored-item.ts';

export function mergeStories(before: readonly Story[], sections: ReadonlySet<string>, merging: Merging): Story[] {
  const { present, media, drop } = merging;
  const stories = new Map(before.map((story) => [story.id, story]));
  for (const item of present.filter(isOfKind('story'))) {
    const { story, picture, media: given, gallery } = item.document;
    if (!sections.has(story.section)) {
      drop(item, `there is no section “${story.section}”`);
      continue;
    }
    const name = `imported-story-${story.id}`;
    const last = stories.get(story.id);
    stories.set(story.id, {
      ...story,
      clip: given ? media.clip(name, given, story.title) : (last?.clip ?? null),
      picture: media.picture(name, picture, last?.picture, story.title),
      ...(gallery && {
        gallery: gallery.map(({ caption, credit, ...shown }, at) => ({
          ...media.picture(`${name}-${at + 1}`, shown, undefined, story.title),
          caption,
          credit,
        })),
      }),
    });
  }
  return [...stories.values()].map((story) => withoutUnknown(story, stories));
}

/** Related stories may have been removed. */
const withoutUnknown = (story: Story, stories: ReadonlyMap<number, Story>): Story => {
  const related = story.related.filter((id) => id !== story.id && stories.has(id));
  return related.length === story.related.length ? story : { ...story, related };
};

/** The existing authors, then new ones who sign a story. */
export function mergeAuthors(before: readonly Author[], stories: readonly Story[]): Author[] {
  const known = new Set(before.map(({ id }) => id));
  const signing = new Map(stories.map(({ author }) => [author.id, author]));
  return [...before, ...[...signing.values()].filter(({ id }) => !known.has(id))];
}
