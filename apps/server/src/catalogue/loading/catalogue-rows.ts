/** Rows of the stored catalogue: a document each, with its key columns. Pure. */
import type { Catalogue } from '../catalogue.ts';

export const toSections = ({ sections }: Catalogue) =>
  sections.map((document, position) => ({ slug: document.slug, position, document }));
export const toAuthors = ({ authors }: Catalogue) =>
  authors.map((document, position) => ({ id: document.id, position, document }));
export const toClips = ({ clips }: Catalogue) =>
  clips.map((document) => ({ id: document.id, kind: document.kind, lengthS: document.lengthS, document }));
export const toStories = ({ stories }: Catalogue) =>
  stories.map((document) => ({
    id: document.id,
    slug: document.slug,
    section: document.section,
    publishedAt: document.publishedAt,
    document,
  }));
export const toChannels = ({ channels }: Catalogue) =>
  channels.map((document, position) => ({ slug: document.slug, kind: document.kind, position, document }));
export const toProgrammes = ({ programmes }: Catalogue) =>
  programmes.map(({ seasons, ...rest }, position) => ({
    slug: rest.slug,
    kind: rest.kind,
    area: rest.area,
    channel: rest.channel,
    position,
    document: { ...rest, years: Object.fromEntries(seasons.map(({ number, year }) => [number, year])) },
  }));
export const toEpisodes = ({ programmes }: Catalogue) =>
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
export const toWeek = ({ schedules }: Catalogue) =>
  schedules.flatMap(({ channel, week }) =>
    week.flatMap((day, weekday) =>
      day.map((document) => ({ channel, weekday, startsLocal: document.start, document })),
    ),
  );
