/** Reads the stored catalogue as a whole, with imported items laid over it. */
import type { Broadcaster } from '@sintonia/contracts';
import { asc } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import * as tables from '../../stores/operational/tables/catalogue-tables.ts';
import type { Catalogue } from '../catalogue.ts';
import { readImported } from '../imports/imported-store.ts';
import { isOfKind } from '../imports/stored-item.ts';
import { withImported } from '../imports/with-imported.ts';

/** The stored catalogue with imported items; null if none was ever loaded. */
export async function readCatalogue(database: OperationalDatabase): Promise<Catalogue | null> {
  const base = await readBase(database);
  return withImported(base, await readImported(database)).catalogue;
}

/** The site's broadcaster; null if no catalogue was ever loaded. */
export async function readBroadcaster(database: OperationalDatabase): Promise<Broadcaster | null> {
  const imported = await readImported(database, 'broadcaster');
  const newest = imported.filter(isOfKind('broadcaster')).findLast(({ isRemoved }) => !isRemoved);
  if (newest) return newest.document;
  const [row] = await database.select({ document: tables.broadcaster.document }).from(tables.broadcaster);
  return row?.document ?? null;
}

/** Time zone whose calendar days reports use. */
export const readTimeZone = async (database: OperationalDatabase): Promise<string> =>
  (await readBroadcaster(database))?.timeZone ?? 'UTC';

/** The catalogue without imported items; null if the server never started with a catalogue. */
export async function readBase(database: OperationalDatabase): Promise<Catalogue | null> {
  const [configuration] = await database.select().from(tables.broadcaster);
  if (!configuration) return null;
  const { section, author, clip, story, channel, programme, episode, weeklyBroadcast } = tables;
  const documentsOf = <T>(rows: { document: T }[]): T[] => rows.map((row) => row.document);
  const episodes = documentsOf(await database.select().from(episode).orderBy(asc(episode.season), asc(episode.number)));
  const programmes = documentsOf(await database.select().from(programme).orderBy(asc(programme.position)));
  const week = await database.select().from(weeklyBroadcast).orderBy(asc(weeklyBroadcast.startsLocal));
  const channels = documentsOf(await database.select().from(channel).orderBy(asc(channel.position)));
  return {
    broadcaster: configuration.document,
    artwork: configuration.artwork,
    sections: documentsOf(await database.select().from(section).orderBy(asc(section.position))),
    authors: documentsOf(await database.select().from(author).orderBy(asc(author.position))),
    clips: documentsOf(await database.select().from(clip)),
    stories: documentsOf(await database.select().from(story)),
    channels,
    programmes: programmes.map(({ years, ...rest }) => ({
      ...rest,
      seasons: Object.entries(years).map(([number, year]) => ({
        number: Number(number),
        year,
        episodes: episodes.filter((e) => e.programme === rest.slug && e.season === Number(number)),
      })),
    })),
    schedules: channels.map(({ slug }) => ({
      channel: slug,
      week: Array.from({ length: 7 }, (_, weekday) =>
        documentsOf(week.filter((entry) => entry.channel === slug && entry.weekday === weekday)),
      ),
    })),
    broadcasts: [],
  };
}
