/** The weather of Catalonia's municipalities (W-03): °C, km/h, mm, m; moments are instants, days are local dates. */
import { z } from 'zod';

/** A municipality, and where it stands on the site's map. */
export interface Place {
  /** Five digits of the statistics institute. */
  id: string;
  slug: string;
  name: string;
  comarca: string;
  province: string;
  latitude: number;
  longitude: number;
  /** Above the sea, roughly: good enough for the sample, never shown. */
  heightM: number;
  coastKm: number;
  leftPercent: number;
  topPercent: number;
  /** Of a town that the map shows: 1 is the first to be shown where there is little room. */
  mainRank?: number | undefined;
  shortName?: string | undefined;
}

/** The weather at a moment; `atMs` begins the hour. */
export interface HourForecast {
  atMs: number;
  temperatureC: number;
  apparentC: number;
  /** Relative, percent. */
  humidity: number;
  /** Of the hour. */
  rainMm: number;
  /** Percent; of the hour. */
  rainProbability: number;
  /** WMO 4677, as Open-Meteo gives it. */
  weatherCode: number;
  /** Percent of the sky. */
  cloud: number;
  windKmh: number;
  /** Where it comes from, degrees clockwise from north. */
  windFromDeg: number;
  gustKmh: number;
  isDay: boolean;
}

export interface DayForecast {
  /** Local, `2026-11-21`. */
  date: string;
  weatherCode: number;
  minC: number;
  maxC: number;
  rainMm: number;
  rainProbability: number;
  /** The strongest of the day. */
  windKmh: number;
  gustKmh: number;
  windFromDeg: number;
  sunriseMs: number;
  sunsetMs: number;
  uvIndex: number;
}

export interface Outlook {
  now: HourForecast;
  /** From the local midnight of the first day. */
  hours: HourForecast[];
  /** Seven, the first is the day that was asked for. */
  days: DayForecast[];
}

/** Where an outlook comes from. What is no forecast says so wherever it is shown. */
export type OutlookSource =
  | { kind: 'forecast'; fetchedAtMs: number }
  /** The source does not answer: its last answer. */
  | { kind: 'kept'; fetchedAtMs: number }
  /** No answer at all: what is usual at this place and time of the year. */
  | { kind: 'sample'; date: string };

export interface Forecast extends Outlook {
  place: Place;
  source: OutlookSource;
}

export const BulletinKind = z.enum(['general', 'sea', 'mountain']);
export type BulletinKind = z.infer<typeof BulletinKind>;

/** A text about the coming days: an editor's, or put together from the outlook of the main towns. */
export const Bulletin = z.object({
  kind: BulletinKind,
  title: z.string().min(1).max(200),
  paragraphs: z.array(z.string().min(1).max(3000)).min(1).max(12),
  /** Who signs it. */
  author: z.string().min(1).max(100).nullable(),
  /** When it was written; null for one that is put together as it is read. */
  issuedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type Bulletin = z.infer<typeof Bulletin>;

/** What the website reads. None of it fails: without a source there is the sample. */
export interface WeatherReader {
  /** Towns of the map, first rank first. */
  mainPlaces(): readonly Place[];
  place(slug: string): Place | null;
  /** Best first. Forgives accents, articles, apostrophes and a slip of the finger; empty for an empty text. */
  search(text: string, most: number): readonly Place[];
  forecast(place: Place, now: Date): Promise<Forecast>;
  /** The same of many, asked for at once. In the order of `places`. */
  forecasts(places: readonly Place[], now: Date): Promise<Forecast[]>;
  bulletins(now: Date): Promise<Bulletin[]>;
}
