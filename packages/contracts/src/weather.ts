/** The weather of Catalonia's municipalities (W-03): °C, km/h, mm, m; times are instants, days are local dates. */
import { z } from 'zod';

/** A municipality, with its place on the site's map. */
export interface Place {
  /** Five-digit code of the statistics institute. */
  id: string;
  slug: string;
  name: string;
  comarca: string;
  province: string;
  latitude: number;
  longitude: number;
  /** Approximate altitude: sufficient for the sample, never shown. */
  heightM: number;
  coastKm: number;
  leftPercent: number;
  topPercent: number;
  /** Rank of a town on the map: 1 is shown first where room is limited. */
  mainRank?: number | undefined;
  shortName?: string | undefined;
}

/** The weather of one hour; `atMs` is its start. */
export interface HourForecast {
  atMs: number;
  temperatureC: number;
  apparentC: number;
  /** Relative, percent. */
  humidity: number;
  /** Sum of the hour. */
  rainMm: number;
  /** Percent, of the hour. */
  rainProbability: number;
  /** WMO 4677 code from Open-Meteo. */
  weatherCode: number;
  /** Percent of the sky. */
  cloud: number;
  windKmh: number;
  /** Direction that it comes from, degrees clockwise from north. */
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
  /** Maximum of the day. */
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
  /** Seven, the first is the requested day. */
  days: DayForecast[];
}

/** Source of an outlook. Anything but a current forecast is labelled wherever it is shown. */
export type OutlookSource =
  | { kind: 'forecast'; fetchedAtMs: number }
  /** The source does not respond: its last answer. */
  | { kind: 'kept'; fetchedAtMs: number }
  /** No answer at all: climate averages of this place and season. */
  | { kind: 'sample'; date: string };

export interface Forecast extends Outlook {
  place: Place;
  source: OutlookSource;
}

export const BulletinKind = z.enum(['general', 'sea', 'mountain']);
export type BulletinKind = z.infer<typeof BulletinKind>;

/** A text about the coming days: an editor's, or generated from the outlook of the main towns. */
export const Bulletin = z.object({
  kind: BulletinKind,
  title: z.string().min(1).max(200),
  paragraphs: z.array(z.string().min(1).max(3000)).min(1).max(12),
  /** Its author. */
  author: z.string().min(1).max(100).nullable(),
  /** Time of writing; null for a generated one. */
  issuedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type Bulletin = z.infer<typeof Bulletin>;

/** Weather service of the website. It never fails: without a source it gives the sample. */
export interface WeatherReader {
  /** Towns of the map, first rank first. */
  mainPlaces(): readonly Place[];
  place(slug: string): Place | null;
  /** Best first. Tolerates accents, articles, apostrophes and typing errors; empty for an empty text. */
  search(text: string, most: number): readonly Place[];
  forecast(place: Place, now: Date): Promise<Forecast>;
  /** The same for many places in one request. In the order of `places`. */
  forecasts(places: readonly Place[], now: Date): Promise<Forecast[]>;
  bulletins(now: Date): Promise<Bulletin[]>;
}
