/** People at each of the last seconds, each once, from the times at which they were active. Pure. */
import { CURVE_SECONDS } from '@sintonia/contracts';

const SECOND_MS = 1000;
export const CURVE_MS = CURVE_SECONDS * SECOND_MS;

/** One visitor's activity, or one playback session's. */
interface Trail {
  person: string;
  /** Counts for this long after the last activity. */
  forMs: number;
  /** First and last activity of each time without a gap. */
  spans: { fromMs: number; lastMs: number }[];
  /** Ends of the session: nothing counts from there until the next activity. */
  endsMs: number[];
}

interface Activity {
  person: string;
  /** Before `atMs` if the activity took time. */
  fromMs: number;
  atMs: number;
  forMs: number;
}

export interface LiveCurve {
  /** Activities may come in any order. Returns how long the trail counts after its last one. */
  add(trail: string, activity: Activity): number;
  end(trail: string, person: string, atMs: number): void;
  /** People at each second until now, oldest first. */
  values(nowMs: number): number[];
  /** Removes trails that are no longer on the curve. */
  forget(nowMs: number): void;
  /** Trails in memory. */
  size(): number;
}

export function createLiveCurve(): LiveCurve {
  const trails = new Map<string, Trail>();
  const known = (id: string, person: string): Trail => {
    const trail = trails.get(id) ?? { person, forMs: 0, spans: [], endsMs: [] };
    trails.set(id, trail);
    return trail;
  };
  return {
    add: (id, { person, fromMs, atMs, forMs }) => {
      const trail = known(id, person);
      // The first heartbeat of a session has no visitor; a later one names them.
      if (person !== id) trail.person = person;
      trail.forMs = Math.max(trail.forMs, forMs);
      const near = trail.spans.find((span) => fromMs <= span.lastMs + forMs && atMs >= span.fromMs - forMs);
      if (near) {
        near.fromMs = Math.min(near.fromMs, fromMs);
        near.lastMs = Math.max(near.lastMs, atMs);
      } else trail.spans.push({ fromMs, lastMs: atMs });
      return trail.forMs;
    },
    end: (id, person, atMs) => void known(id, person).endsMs.push(atMs),
    values: (nowMs) => {
      const firstMs = nowMs - (CURVE_SECONDS - 1) * SECOND_MS;
      const placeOf = (ms: number) => Math.min(CURVE_SECONDS, Math.max(0, Math.ceil((ms - firstMs) / SECOND_MS)));
      const steps = new Int32Array(CURVE_SECONDS + 1);
      for (const of of Map.groupBy(trails.values(), ({ person }) => person).values()) {
        for (const [fromMs, toMs] of united(of.flatMap(timesOf))) {
          steps[placeOf(fromMs)] = (steps[placeOf(fromMs)] ?? 0) + 1;
          steps[placeOf(toMs)] = (steps[placeOf(toMs)] ?? 0) - 1;
        }
      }
      let people = 0;
      return Array.from({ length: CURVE_SECONDS }, (_, i) => {
        people += steps[i] ?? 0;
        return people;
      });
    },
    forget: (nowMs) => {
      for (const [id, trail] of trails) {
        trail.spans = trail.spans.filter(({ lastMs }) => lastMs + trail.forMs > nowMs - CURVE_MS);
        if (trail.spans.length === 0) trails.delete(id);
      }
    },
    size: () => trails.size,
  };
}

type Time = readonly [fromMs: number, toMs: number];

const timesOf = ({ spans, forMs, endsMs }: Trail): Time[] =>
  spans.map(({ fromMs, lastMs }) => [fromMs, Math.min(lastMs + forMs, ...endsMs.filter((endMs) => endMs >= lastMs))]);

/** The same times without overlaps. */
function united(times: readonly Time[]): Time[] {
  const [first, ...others] = times.toSorted(([a], [b]) => a - b);
  if (!first) return [];
  const found: Time[] = [first];
  for (const [fromMs, toMs] of others) {
    const [lastFromMs, lastToMs] = found.at(-1) ?? first;
    if (fromMs > lastToMs) found.push([fromMs, toMs]);
    else if (toMs > lastToMs) found[found.length - 1] = [lastFromMs, toMs];
  }
  return found;
}
