/** Fields that hold an instant, formatted as dates. */
import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS, HIT_FIELDS, PAGE_VARIABLES } from '@sintonia/wire';
import type { Formats } from '../messages/formats.ts';

type Instant = (raw: string) => Date | null;

const fromMs: Instant = (raw) => (/^\d{12,14}$/.test(raw) ? new Date(Number(raw)) : null);
/** Seconds since 1970, or an ISO date. */
const fromTimestamp: Instant = (raw) => (/^\d{9,10}$/.test(raw) ? new Date(Number(raw) * 1000) : fromIso(raw));
const fromIso: Instant = (raw) => (/^\d{4}-\d\d-\d\dT/.test(raw) ? valid(new Date(raw)) : null);
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

const valid = (at: Date): Date | null => (Number.isNaN(at.getTime()) ? null : at);

const INSTANTS: Readonly<Record<LiveEvent['protocol'], ReadonlyMap<string, Instant>>> = {
  heartbeat: new Map([
    [HEARTBEAT_FIELDS.atMs.key, fromMs],
    [HEARTBEAT_FIELDS.previousAtMs.key, fromMs],
  ]),
  analytics: new Map([
    [HIT_FIELDS.localTime.key, fromLocalTime],
    [HIT_FIELDS.timestamp.key, fromTimestamp],
    [PAGE_VARIABLES['tag.timestamp'].place, fromPageTimestamp],
  ]),
};

/** The instant in the broadcaster's time, or `null` for a field without one. Never throws. */
export function fieldInstant(
  protocol: LiveEvent['protocol'],
  { key, value }: LiveEvent['fields'][number],
  formats: Pick<Formats, 'dateTime'>,
): string | null {
  const at = INSTANTS[protocol].get(key)?.(value);
  return at ? formats.dateTime(at) : null;
}
