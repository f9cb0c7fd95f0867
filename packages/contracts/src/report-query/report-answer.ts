/** What a report answers, and what may be asked. */
import { z } from 'zod';
import { Completeness } from '../reports.ts';
import { Granularity, SegmentLevel } from './report-query.ts';

const Words = z.object({ ca: z.string(), en: z.string() });
const Instants = z.object({ from: z.string(), to: z.string() });
/** By metric; null where nothing can be divided or there is no value. */
const Figures = z.record(z.string(), z.number().nullable());

/** What a figure rests on. */
export const ReportBasis = Completeness.extend({
  timeZone: z.string(),
  /** Version of the definition of each metric and dimension. */
  definitions: z.record(z.string(), z.number()),
  /** `provisional` until visits and viewings of the period cannot go on any more. */
  state: z.enum(['provisional', 'final']),
  /** Never in any figure, or only in those that need no identifier; of suite and period, whatever was filtered. */
  leftOut: z.object({
    robotHits: z.number(),
    robotReports: z.number(),
    /** Page views without identifier: they count as page views, not in visits or visitors. */
    withoutIdentifier: z.number(),
    /** Events of any suite that could not be read. */
    rejected: z.number(),
  }),
  /** What was read, and whether event by event or from hours that were counted before. */
  read: z.array(z.object({ relation: z.string(), from: z.enum(['events', 'hours']) })),
  /** What ran, without the values, which are bound. */
  statement: z.string(),
  ms: z.number(),
});
export type ReportBasis = z.infer<typeof ReportBasis>;

const ReportRow = z.object({
  /** `time` where there is a granularity: an instant for minutes and hours, else the first day. Then the dimensions. */
  dimensions: z.record(z.string(), z.string()),
  metrics: Figures,
  /** Of the same dimensions in the period to compare with. */
  compared: Figures.optional(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** `POST /api/v1/reports/query`. */
export const ReportAnswer = z.object({
  suite: z.string(),
  /** Instants, ISO 8601 in UTC; `to` is not included. */
  period: Instants,
  rows: z.array(ReportRow),
  /** Of the whole question, not only of this page. */
  rowCount: z.number(),
  totals: Figures,
  compared: z.object({ period: Instants, totals: Figures }).nullable(),
  /** `cursor` of the following page; null on the last. */
  next: z.string().nullable(),
  basis: ReportBasis,
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** `POST /api/v1/reports/rows`: what one figure is counted of. */
export const ReportRows = z.object({
  /** What one row is: `hit`, `visit`, `visitor`, `viewing`, `report`, `ad`. */
  each: z.string(),
  /** For metrics that count, the figure itself. */
  rowCount: z.number(),
  /** For metrics that add up, what the rows add up to; else null. */
  sum: z.number().nullable(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  next: z.string().nullable(),
  statement: z.string(),
});
export type ReportRows = z.infer<typeof ReportRows>;

const CatalogueEntry = z.object({
  key: z.string(),
  title: Words,
  /** A sentence an analyst can read. */
  sentence: Words,
  version: z.number(),
  /** What it is said of: a metric and a dimension go together when they share one. */
  relations: z.array(z.string()),
});

/** `GET /api/v1/reports/catalogue`. */
export const ReportCatalogue = z.object({
  metrics: z.array(
    CatalogueEntry.extend({
      unit: z.enum(['count', 'seconds', 'ms', 'ratio', 'bitsPerSecond']),
      /** For metrics of rows: what a row is. */
      rows: z.string().nullable(),
      formula: z.string(),
    }),
  ),
  dimensions: z.array(
    CatalogueEntry.extend({
      kind: z.enum(['text', 'number']),
      /** A row may have several values and then counts under each. */
      isMany: z.boolean(),
      formula: z.string(),
    }),
  ),
  granularities: z.array(Granularity),
  segmentLevels: z.array(SegmentLevel),
});
export type ReportCatalogue = z.infer<typeof ReportCatalogue>;
