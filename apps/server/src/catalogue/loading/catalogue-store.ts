/**
 * The catalogue in the operational store: the source catalogue, written in one transaction, with imported items laid
 * over it. Read as a whole once.
 */
import type { Broadcaster } from '@sintonia/contracts';
import { asc } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import * as tables from '../../stores/operational/tables/catalogue-tables.ts';
import type { Catalogue } from '../catalogue.ts';
import { readImported } from '../imports/imported-store.ts';
import { isOfKind } from '../imports/stored-item.ts';
import { withImported } from '../imports/with-imported.ts';

export interface CatalogueImport {
  sourceHash: string;
  anchor: Date;
}

/** The last loaded source, and the time that its relative times are based on; null before the first load. */
export async function readImport(database: OperationalDatabase): Promise<CatalogueImport | null> {
  const [row] = await database.select().from(tables.catalogueImport);
  return row ? { sourceHash: row.sourceHash, anchor: row.anchor } : null;
}

/** Replaces the stored catalogue; concurrent readers see either the old or the new one. */
export async function saveCatalogue(
  database: OperationalDatabase,
  catalogue: Catalogue,
  made: CatalogueImport,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(tables.catalogueImport);
    await transaction.insert(tables.catalogueImport).values(made);
    await transaction.delete(tables.broadcaster);
    await transaction
      .insert(tables.broadcaster)
      .values({ document: catalogue.broadcaster, artwork: catalogue.artwork });

    await transaction.delete(tables.section);
    await insertAll(toSections(catalogue), (rows) => transaction.insert(tables.section).values(rows));
    await transaction.delete(tables.author);
    await insertAll(toAuthors(catalogue), (rows) => transaction.insert(tables.author).values(rows));
    await transaction.delete(tables.clip);
    await insertAll(toClips(catalogue), (rows) => transaction.insert(tables.clip).values(rows));
    await transaction.delete(tables.story);
    await insertAll(toStories(catalogue), (rows) => transaction.insert(tables.story).values(rows));
    await transaction.delete(tables.channel);
    await insertAll(toChannels(catalogue), (rows) => transaction.insert(tables.channel).values(rows));
    await transaction.delete(tables.programme);
    await insertAll(toProgrammes(catalogue), (rows) => transaction.insert(tables.programme).values(rows));
    await transaction.delete(tables.episode);
    await insertAll(toEpisodes(catalogue), (rows) => transaction.insert(tables.episode).values(rows));
    await transaction.delete(tables.weeklyBroadcast);
    await insertAll(toWeek(catalogue), (rows) => transaction.insert(tables.weeklyBroadcast).values(rows));
  });
}

/** Drizzle's `values` refuses an empty list. */
async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows);
}

const toSections = ({ sections }: Catalogue) =>
  sections.map((document, position) => ({ slug: document.slug, position, document }));
const toAuthors = ({ authors }: Catalogue) =>
  authors.map((document, position) => ({ id: document.id, position, document }));
const toClips = ({ clips }: Catalogue) =>
  clips.map((document) => ({ id: document.id, kind: document.kind, lengthS: document.lengthS, document }));
const toStories = ({ stories }: Catalogue) =>
  stories.map((document) => ({
    id: document.id,
    slug: document.slug,
    section: document.section,
    publishedAt: document.publishedAt,
    document,
  }));
const toChannels = ({ channels }: Catalogue) =>
  channels.map((document, position) => ({ slug: document.slug, kind: document.kind, position, document }));
const toProgrammes = ({ programmes }: Catalogue) =>
  programmes.map(({ seasons, ...rest }, position) => ({
    slug: rest.slug,
    kind: rest.kind,
    area: rest.area,
    channel: rest.channel,
    position,
    document: { ...rest, years: Object.fromEntries(seasons.map(({ number, year }) => [number, year])) },
  }));
const toEpisodes = ({ programmes }: Catalogue) =>
  programmes
    .flatMap(({ seasons }) => seasons.flatMap(({ episodes }) => episodes))
    .map((document) => ({
      id: document.id,
      programme: document.programme,
      season: document.season,
      number: document.number,
      clip: document.clip,
      broadcastAt: document.broadcastAt,
      document,
    }));
const toWeek = ({ schedules }: Catalogue) =>
  schedules.flatMap(({ channel, week }) =>
    week.flatMap((day, weekday) =>
      day.map((document) => ({ channel, weekday, startsLocal: document.start, document })),
    ),
  );

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
