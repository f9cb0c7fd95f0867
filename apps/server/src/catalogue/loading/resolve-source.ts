/** Converts a catalogue with relative times into one with instants. Pure. */

import type { ArtworkIndex, CatalogueSource } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import { resolveProgramme } from './resolve-programme.ts';
import { resolveStory } from './resolve-story.ts';

/** @param anchorMs the instant that relative times are based on */
export function resolveSource(source: CatalogueSource, artwork: ArtworkIndex, anchorMs: number): Catalogue {
  const authors = new Map(source.authors.map((author) => [author.id, author]));
  const { timeZone } = source.broadcaster;
  return {
    broadcaster: source.broadcaster,
    artwork,
    sections: source.sections,
    authors: source.authors,
    stories: source.stories.map((story) => resolveStory(story, authors, anchorMs)),
    programmes: [
      ...source.programmes.map((programme) => resolveProgramme(programme, 'programme', anchorMs, timeZone)),
      ...source.series.map((series) => resolveProgramme(series, series.form, anchorMs, timeZone)),
    ],
    channels: source.channels,
    schedules: source.schedules,
    broadcasts: [],
    clips: source.clips,
  };
}
