/** The handwritten catalogue, assembled from its files. */
import {
  Author,
  Broadcaster,
  type CatalogueSource,
  Channel,
  Clip,
  Section,
  SourceProgramme,
  SourceSchedule,
  SourceSeries,
  SourceStory,
} from '@sintonia/contracts';
import { readDemoFile } from './demo-file.ts';

/**
 * Every section has a file of stories and every channel a file of its week, named after their slugs. Throws
 * `DemoFileError` at the first unusable file.
 */
export function readDemoCatalogue(): CatalogueSource {
  const sections = readDemoFile('catalogue/sections.json', Section.array());
  const channels = readDemoFile('catalogue/channels.json', Channel.array());
  return {
    broadcaster: readDemoFile('catalogue/broadcaster.json', Broadcaster),
    authors: readDemoFile('catalogue/authors.json', Author.array()),
    sections,
    stories: sections.flatMap(({ slug }) => readDemoFile(`catalogue/stories/${slug}.json`, SourceStory.array())),
    programmes: readDemoFile('catalogue/programmes.json', SourceProgramme.array()),
    series: readDemoFile('catalogue/series.json', SourceSeries.array()),
    channels,
    schedules: channels.map(({ slug }) => readDemoFile(`catalogue/schedules/${slug}.json`, SourceSchedule)),
    clips: readDemoFile('catalogue/clips.json', Clip.array()),
  };
}
