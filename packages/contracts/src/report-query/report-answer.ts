/** Answers and catalogue of the report API. */
import { z } from 'zod';
import { Completeness } from '../reports.ts';
import { Words } from './bilingual.ts';
import { Granularity, SegmentLevel } from './report-query.ts';

const Instants = z.object({ from: z.string(), to: z.string() });
/** By metric; null for a division by zero or a missing value. */
const Figures = z.record(z.string(), z.number().nullable());

/** Basis of a figure. */
export const ReportBasis = Completeness.extend({
  /**
   * The answer has exactly the events received before this time, and rows requested with it are those of the answer. Null:
   * it has all that were stored.
   */
  asOf: z.string().nullable(),
  timeZone: z.string(),
  /** Version of the definition of each metric and dimension. */
  definitions: z.record(z.string(), z.number()),
  /** Version of the rule that decides which events count. */
  countingRule: z.number(),
  /** `provisional` while visits and viewings of the period may still continue. */
  state: z.enum(['provisional', 'final']),
  /** Counted in no figure, or only in those without identifiers; for suite and period, whatever the filter. */
  leftOut: z.object({
    robotHits: z.number(),
    robotHeartbeats: z.number(),
    /** Those of browsers in which somebody signed in to the studio. */
    staffHits: z.number(),
    staffHeartbeats: z.number(),
    /** Hits and heartbeats of requests that name more visitors or playback sessions than one browser can have. */
    forgedHitsInRequest: z.number(),
    forgedHeartbeatsInRequest: z.number(),
    /** Those of new visitors that arrived from one address faster than people can. */
    forgedHitsFromSource: z.number(),
    forgedHeartbeatsFromSource: z.number(),
    /** Those of sessions and visitors that claim more time than has passed. */
    forgedHitsAheadOfTime: z.number(),
    forgedHeartbeatsAheadOfTime: z.number(),
    /** Page views without identifier: counted as page views, not in visits or visitors. */
    withoutIdentifier: z.number(),
    /** Events of any suite that could not be read. */
    rejected: z.number(),
  }),
  /**
   * Relations that were read: from single events (`events`), from rows written once for reports (`facts`) plus events
   * that changed since, from hourly rollups (`hours`), or from counts of local days (`days`).
   */
  read: z.array(z.object({ relation: z.string(), from: z.enum(['events', 'facts', 'hours', 'days']) })),
  /** The statement as run, without its bound values. */
  statement: z.string(),
  ms: z.number(),
});
export type ReportBasis = z.infer<typeof ReportBasis>;

const ReportRow = z.object({
  /** `time` with a granularity: an instant for minutes and hours, else the first day. Then the dimensions. */
  dimensions: z.record(z.string(), z.string()),
  metrics: Figures,
  /** The same dimensions in the comparison period. */
  compared: Figures.optional(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** `POST /api/v1/reports/query`. */
export const ReportAnswer = z.object({
  suite: z.string(),
  /** Instants, ISO 8601 in UTC; `to` is exclusive. */
  period: Instants,
  rows: z.array(ReportRow),
  /** Rows of the whole query, not only of this page. */
  rowCount: z.number(),
  totals: Figures,
  compared: z.object({ period: Instants, totals: Figures }).nullable(),
  /** `cursor` of the next page; null on the last. */
  next: z.string().nullable(),
  basis: ReportBasis,
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** `POST /api/v1/reports/rows`: the rows behind one figure. */
export const ReportRows = z.object({
  /** Metric whose rows these are: the requested one, or the part of a ratio. Missing behind an analysis. */
  metric: z.string().optional(),
  /** Kind of a row: `hit`, `visit`, `visitor`, `viewing`, `report`, `ad`. */
  each: z.string(),
  /** For counting metrics, the figure itself. */
  rowCount: z.number(),
  /** For summing metrics, the sum of the rows; for the average audience, their seconds; else null. */
  sum: z.number().nullable(),
  /** For the audience: length of the cell in seconds. The average audience is `sum / windowS`. Missing without rows. */
  windowS: z.number().optional(),
  /**
   * The figure that all rows give; without `asOf`, more than in an earlier answer if events have arrived since. Null for a quantile;
   * missing behind an analysis.
   */
  figure: z.number().nullable().optional(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  next: z.string().nullable(),
  statement: z.string(),
});
export type ReportRows = z.infer<typeof ReportRows>;

/** `POST /api/v1/reports/left-out`: what was left out of one figure, of a body as of `POST /api/v1/reports/rows`. */
export const FigureLeftOut = z.object({
  leftOut: ReportBasis.shape.leftOut,
  /** Kinds of events whose fields do not answer the filter or the row: they are of the whole suite and period. */
  wholeOf: z.array(z.enum(['hits', 'playback'])),
});
export type FigureLeftOut = z.infer<typeof FigureLeftOut>;

const CatalogueEntry = z.object({
  key: z.string(),
  title: Words,
  /** Definition for analysts. */
  sentence: Words,
  version: z.number(),
  /** Relations that it applies to: a metric and a dimension can be combined when they share one. */
  relations: z.array(z.string()),
});

/** `GET /api/v1/reports/catalogue`. */
export const ReportCatalogue = z.object({
  metrics: z.array(
    CatalogueEntry.extend({
      unit: z.enum(['count', 'seconds', 'ms', 'ratio', 'bitsPerSecond']),
      /** Relation of the rows behind it; of a ratio, of its numerator. */
      rows: z.string(),
      /** Metrics that a ratio divides: each has rows of its own. Null for other metrics. */
      parts: z.object({ numerator: z.string(), denominator: z.string() }).nullable(),
      /** As the engine counts it, in SQL; of a ratio, the keys of its parts. */
      formula: z.string(),
      /** The same for people. */
      reading: Words,
      /** A rise is bad news: failures, stalls, exits, waiting. */
      lessIsBetter: z.boolean(),
    }),
  ),
  dimensions: z.array(
    CatalogueEntry.extend({
      kind: z.enum(['text', 'number']),
      /** A row may have several values and counts under each. */
      isMany: z.boolean(),
      formula: z.string(),
    }),
  ),
  granularities: z.array(Granularity),
  segmentLevels: z.array(SegmentLevel),
});
export type ReportCatalogue = z.infer<typeof ReportCatalogue>;
