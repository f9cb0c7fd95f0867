import { HEARTBEAT_FIELDS, type HeartbeatFields } from '@sintonia/wire';
import { DURATION_TOLERANCE_MS, isAnalyticsEvent, isByChance, type Line } from './heartbeat-line.ts';

/** The first two heartbeats of a session include the start-up time of the recording page. */
const START_TOLERANCE_MS = 300;
const PLAYHEAD_TOLERANCE_S = 1;
/** Visitor ids appear with the analytics start, which varies by this much. */
const BESIDE_MS = 700;

/** Fields that differ between any two runs; sessions and durations have their own comparison. */
const NOT_COMPARED: ReadonlySet<string> = new Set<keyof HeartbeatFields>([
  'sessionId',
  'adSessionId',
  'chapterSessionId',
  'atMs',
  'previousAtMs',
  'durationMs',
  'playheadS',
  'startupMs',
]);
const IDS = ['sessionId', 'adSessionId', 'chapterSessionId'] as const;
const USER_PARAMETER = /^.:(user|aam):/;

export interface Sides {
  readonly expected: readonly Line[];
  readonly actual: readonly Line[];
}

/** Ids of one side ↔ ids of the other: one session there is one session here. */
export type Pairing = Map<string, string>;

function isPaired(pairing: Pairing, ours: string, theirs: string): boolean {
  const known = pairing.get(`>${ours}`) ?? theirs;
  const back = pairing.get(`<${theirs}`) ?? ours;
  pairing.set(`>${ours}`, theirs).set(`<${theirs}`, ours);
  return known === theirs && back === ours;
}

function durationDifference(expected: Line, actual: Line, isFirst: boolean): string | null {
  const tolerance = isFirst ? START_TOLERANCE_MS : DURATION_TOLERANCE_MS;
  const difference = Math.abs(expected.durationMs - actual.durationMs);
  return difference > tolerance ? `duration ${actual.durationMs}, recorded ${expected.durationMs} ms` : null;
}

/** Difference between two heartbeats of one kind beyond the tolerances; null when they agree. */
export function differenceOf(expected: Line, actual: Line, isFirst: boolean): string | null {
  if (expected.key !== actual.key) return `${actual.text}, recorded ${expected.text}`;
  const playhead = Math.abs((expected.value.playheadS ?? 0) - (actual.value.playheadS ?? 0));
  if (playhead > PLAYHEAD_TOLERANCE_S)
    return `playhead ${actual.value.playheadS}, recorded ${expected.value.playheadS} s`;
  return durationDifference(expected, actual, isFirst);
}

function valueDifference(expected: Line, actual: Line, withIds: boolean): string | null {
  for (const name of Object.keys(HEARTBEAT_FIELDS) as (keyof HeartbeatFields)[]) {
    if (NOT_COMPARED.has(name) || (!withIds && USER_PARAMETER.test(HEARTBEAT_FIELDS[name].key))) continue;
    if (expected.value[name] !== actual.value[name])
      return `${name} ${actual.value[name]}, recorded ${expected.value[name]}`;
  }
  for (const group of ['metadata', 'customerIds'] as const) {
    const [theirs, ours] = [expected.value[group], actual.value[group]].map((of) =>
      JSON.stringify(Object.entries(of).sort()),
    );
    if (theirs !== ours) return `${group} ${ours}, recorded ${theirs}`;
  }
  return null;
}

/** Names of the parameters in order, without metadata; visitor ids only away from the analytics start. */
function nameDifference(expected: Line, actual: Line, withIds: boolean): string | null {
  const [theirs, ours] = [expected, actual].map(({ names }) =>
    names.filter((name) => !name.startsWith('s:meta:') && (withIds || !USER_PARAMETER.test(name))),
  );
  if (theirs?.join() === ours?.join()) return null;
  const missing = theirs?.filter((name) => !ours?.includes(name));
  const extra = ours?.filter((name) => !theirs?.includes(name));
  return `parameters: missing [${missing}], extra [${extra}], or another order`;
}

/** Pairs both sides in order; a heartbeat that a machine sends only by timing may have no pair. */
export function align(
  sides: Sides,
  isFirst: (at: number) => boolean,
): { pairs: [number, number][]; difference: string | null } {
  const { expected, actual } = sides;
  const dead = new Set<string>();
  let furthest = { reached: -1, difference: null as string | null };
  const addDifference = (i: number, j: number, difference: string) => {
    if (i + j > furthest.reached) furthest = { reached: i + j, difference };
  };
  const pairs: [number, number][] = [];
  const walk = (i: number, j: number): boolean => {
    const [theirs, ours] = [expected[i], actual[j]];
    if (!theirs && !ours) return true;
    if (dead.has(`${i} ${j}`)) return false;
    const difference = theirs && ours ? differenceOf(theirs, ours, isFirst(i)) : null;
    if (theirs && ours && difference === null) {
      pairs.push([i, j]);
      if (walk(i + 1, j + 1)) return true;
      pairs.pop();
    }
    if (theirs && isByChance(expected, i) && walk(i + 1, j)) return true;
    if (ours && isByChance(actual, j) && walk(i, j + 1)) return true;
    if (difference !== null) addDifference(i, j, difference);
    else if (!theirs && ours) addDifference(i, j, `${ours.text}, not recorded`);
    else if (theirs && !ours) addDifference(i, j, `nothing, recorded ${theirs.text}`);
    dead.add(`${i} ${j}`);
    return false;
  };
  return walk(0, 0) ? { pairs, difference: null } : { pairs: [], difference: furthest.difference };
}

/** `prev_ts` must be the time of the previous heartbeat of the same event and asset in its session, or -1. */
export function chainDifference(lines: readonly Line[]): string | null {
  const previous = new Map<string, number>();
  for (const { value, text } of lines) {
    const kind = `${value.sessionId} ${value.eventType} ${value.adId ?? value.mediaId}`;
    const expected = previous.get(kind) ?? -1;
    if (value.previousAtMs !== expected)
      return `prev_ts of ${text} is ${value.previousAtMs}, its chain says ${expected}`;
    previous.set(kind, value.atMs ?? 0);
  }
  return null;
}

const besideTimes = (lines: readonly Line[]) => lines.filter(isAnalyticsEvent).map(({ atMs }) => atMs);

/** Compares paired heartbeats in everything except order and duration. */
export function detailDifference(
  sides: Sides,
  pairs: readonly (readonly [Line, Line])[],
  pairing: Pairing,
): string | null {
  const [theirStarts, ourStarts] = [besideTimes(sides.expected), besideTimes(sides.actual)];
  const isAway = (line: Line, starts: number[]) => starts.every((atMs) => Math.abs(line.atMs - atMs) > BESIDE_MS);
  for (const [expected, actual] of pairs) {
    const withIds = isAway(expected, theirStarts) && isAway(actual, ourStarts);
    const difference = nameDifference(expected, actual, withIds) ?? valueDifference(expected, actual, withIds);
    if (difference) return `${actual.text}: ${difference}`;
    for (const id of IDS) {
      const [theirs, ours] = [expected.value[id], actual.value[id]];
      if (theirs && ours && !isPaired(pairing, ours, theirs))
        return `${actual.text}: ${id} is not the one of its session`;
    }
  }
  return null;
}
