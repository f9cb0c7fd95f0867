import { type Author, MINUTE_MS, type SourceStory, type Story } from '@sintonia/contracts';
import { CatalogueError } from './catalogue-errors.ts';

export function resolveStory(story: SourceStory, authors: ReadonlyMap<string, Author>, anchorMs: number): Story {
  const { publishedMinutesAgo, updatedMinutesAgo, pictureAlt, author: authorId, live, gallery, ...rest } = story;
  const known = authors.get(authorId);
  if (!known) throw new CatalogueError('dangling', `story ${story.id}`, 'the author', authorId);
  const { bio: _, ...author } = known;
  return {
    ...rest,
    author,
    publishedAt: minutesBefore(anchorMs, publishedMinutesAgo),
    updatedAt: updatedMinutesAgo === null ? null : minutesBefore(anchorMs, updatedMinutesAgo),
    picture: { artwork: `story-${story.id}`, alt: pictureAlt },
    ...(gallery && { gallery: gallery.map((one, at) => ({ ...one, artwork: `story-${story.id}-${at + 1}` })) }),
    ...(live && {
      live: {
        ...live,
        endedAt: null,
        updates: live.updates.map(({ minutesAgo, ...update }) => ({
          ...update,
          at: minutesBefore(anchorMs, minutesAgo),
        })),
      },
    }),
  };
}

/** Rounded to minutes, so that items published together show the same time. */
const minutesBefore = (anchorMs: number, minutes: number): string =>
  new Date((Math.floor(anchorMs / MINUTE_MS) - minutes) * MINUTE_MS).toISOString();
