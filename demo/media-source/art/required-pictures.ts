/** Pictures that the catalogue needs, with the words that describe each. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceProgramme, SourceSeries, SourceStory } from '@sintonia/contracts';
import { PLACES } from '../places.ts';

export interface RequiredPicture {
  name: string;
  words: string;
  /** Pixel widths as AVIF, ascending; 960 is made as WebP too. */
  widths: readonly number[];
}

const CHANNELS = [
  ...['tramuntana-1', 'tramuntana-24', 'tramuntana-petit', 'radio-tramuntana', 'radio-tramuntana-musica'],
  ...['radio-tramuntana-classica', 'radio-tramuntana-jove'],
];
const WIDTHS = [480, 960];
/** Programme headers and the first stories are shown as wide as the page. */
const WIDE = [...WIDTHS, 1440];
const LAST_WIDE_STORY = 3012;

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(PLACES.catalogue, path), 'utf8'));
}

async function stories(): Promise<RequiredPicture[]> {
  const files = (await readdir(join(PLACES.catalogue, 'stories'))).filter((file) => file.endsWith('.json')).sort();
  const lists = await Promise.all(
    files.map(async (file) => SourceStory.array().parse(await readJson(`stories/${file}`))),
  );
  return lists.flat().flatMap(({ id, pictureAlt, kicker, title, themes, gallery = [] }) => [
    {
      name: `story-${id}`,
      words: [pictureAlt, kicker, title, ...themes].join(' '),
      widths: id <= LAST_WIDE_STORY ? WIDE : WIDTHS,
    },
    ...gallery.map(({ alt }, at) => ({ name: `story-${id}-${at + 1}`, words: alt, widths: WIDE })),
  ]);
}

async function programmes(): Promise<RequiredPicture[]> {
  const all = [
    ...SourceProgramme.array().parse(await readJson('programmes.json')),
    ...SourceSeries.array().parse(await readJson('series.json')),
  ];
  return all.flatMap(({ slug, title, pictureAlt, seasons }) => [
    { name: `programme-${slug}`, words: `${pictureAlt} ${title}`, widths: WIDE },
    ...seasons.flatMap(({ episodes }) =>
      episodes.map((episode) => ({
        name: `episode-${episode.id}`,
        words: `${episode.pictureAlt} ${episode.title}`,
        widths: WIDTHS,
      })),
    ),
  ]);
}

export async function requiredPictures(): Promise<RequiredPicture[]> {
  const channels = CHANNELS.map((slug) => ({ name: `channel-${slug}`, words: slug, widths: WIDTHS }));
  return [...(await stories()), ...(await programmes()), ...channels];
}
