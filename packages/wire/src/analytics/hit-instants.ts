/** Values of a hit that hold an instant. Apart from the encoder: no page loads them. */
import { HIT_FIELDS } from './hit-fields.ts';
import { PAGE_VARIABLES } from './page-variables.ts';

type Instant = (raw: string) => Date | null;

const valid = (at: Date): Date | null => (Number.isNaN(at.getTime()) ? null : at);
const fromIso: Instant = (raw) => (/^\d{4}-\d\d-\d\dT/.test(raw) ? valid(new Date(raw)) : null);
/** Seconds since 1970, or an ISO date. */
const fromTimestamp: Instant = (raw) => (/^\d{9,10}$/.test(raw) ? new Date(Number(raw) * 1000) : fromIso(raw));
/** `d/m/yyyy h:m:s weekday offset`, its month and weekday counted from zero. */
const fromLocalTime: Instant = (raw) => {
  const time = HIT_FIELDS.localTime.kind.decode(raw);
  return time ? new Date(time.atMs) : null;
};
/** `month/day/year/hour/minute/second` on a clock one hour east of UTC (D-04). */
const fromPageTimestamp: Instant = (raw) => {
  const [month, day, year, hour, minute, second] =
    /^(\d\d)\/(\d\d)\/(\d{4})\/(\d\d)\/(\d\d)\/(\d\d)$/.exec(raw)?.slice(1) ?? [];
  return second === undefined ? null : valid(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+01:00`));
};

const INSTANTS: ReadonlyMap<string, Instant> = new Map([
  [HIT_FIELDS.localTime.key, fromLocalTime],
  [HIT_FIELDS.timestamp.key, fromTimestamp],
  [PAGE_VARIABLES['tag.timestamp'].place, fromPageTimestamp],
  [PAGE_VARIABLES['page.dataPublicacio'].place, fromIso],
]);

/** The instant that a parameter holds; null for one without, or that cannot be read. Never throws. */
export const hitInstant = (key: string, value: string): Date | null => INSTANTS.get(key)?.(value) ?? null;
