/** For tests: report endpoints beyond the query model counted in plain code, from their definitions. */
import type { Filter } from '@sintonia/contracts';
import { holds } from './recount-cells.ts';
import { type CountedHit, hitDimensions, hitsOf } from './recount-hits.ts';
import { type Fact, factsOf } from './recount-playback.ts';
import type { RawRows } from './recount-query.ts';
import { timeOf } from './recount-time.ts';

export interface Scope {
  suite: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
  nowMs: number;
  filter?: Filter | undefined;
}

function spansOf({ heartbeats, hits }: RawRows, scope: Scope): Fact[] {
  const { filter } = scope;
  return factsOf(heartbeats, hits, { ...scope, granularity: 'total' }).filter(
    (fact) => fact.kind === 'audience' && fact.span && (!filter || holds(filter, fact.dimensions)),
  );
}

/** Second → viewers; keys are visitor ids, or viewing ids without one. */
export function watchedSeconds(
  raw: RawRows,
  scope: Scope,
): Map<number, { sessions: Set<string>; viewers: Set<string> }> {
  const seconds = new Map<number, { sessions: Set<string>; viewers: Set<string> }>();
  for (const { span, viewing, visitor } of spansOf(raw, scope)) {
    if (!span) continue;
    for (let second = Math.ceil(span.beginMs / 1000); second * 1000 < span.endMs; second++) {
      const there = seconds.get(second) ?? { sessions: new Set(), viewers: new Set() };
      seconds.set(second, there);
      there.sessions.add(viewing.id);
      there.viewers.add(visitor === '' ? `viewing ${viewing.id}` : visitor);
    }
  }
  return seconds;
}

/** Visitors with this many milliseconds in total, and consecutively. */
export function recountReach(raw: RawRows, scope: Scope): { cumulativeMs: number; consecutiveMs: number }[] {
  const byVisitor = new Map<string, { beginMs: number; endMs: number }[]>();
  for (const { span, visitor } of spansOf(raw, scope)) {
    if (span && visitor !== '') byVisitor.set(visitor, [...(byVisitor.get(visitor) ?? []), span]);
  }
  return [...byVisitor.values()].map((spans) => {
    spans.sort((a, b) => a.beginMs - b.beginMs);
    const runs: number[] = [];
    let untilMs = Number.NEGATIVE_INFINITY;
    for (const { beginMs, endMs } of spans) {
      if (beginMs > untilMs + 1000) runs.push(0);
      runs.push((runs.pop() ?? 0) + Math.max(0, endMs - Math.max(beginMs, untilMs)));
      untilMs = Math.max(untilMs, endMs);
    }
    return { cumulativeMs: runs.reduce((sum, ms) => sum + ms, 0), consecutiveMs: Math.max(...runs) };
  });
}

const isInside = ({ atMs }: CountedHit, { fromMs, toMs }: Scope) => atMs >= fromMs && atMs < toMs;
const meets = (hit: CountedHit, filter: Filter | undefined, scope: Scope) =>
  filter === undefined || holds(filter, hitDimensions(hit, scope));

interface FunnelScope extends Scope {
  steps: readonly Filter[];
  within: 'visit' | { seconds: number };
  isStrict: boolean;
}

/** Number of visits or visitors that reach each step. Tries every possible start. */
export function recountFunnel(raw: RawRows, scope: FunnelScope): number[] {
  const units = new Map<string, CountedHit[]>();
  for (const hit of hitsOf(raw, scope)) {
    if (hit.visitor === '' || hit.kind === 'visible' || !isInside(hit, scope) || !meets(hit, scope.filter, scope))
      continue;
    const key = scope.within === 'visit' ? hit.visit : hit.visitor;
    units.set(key, [...(units.get(key) ?? []), hit]);
  }
  const bitsOf = (hit: CountedHit) =>
    scope.steps.reduce((bits, step, i) => bits + (meets(hit, step, scope) ? 2 ** i : 0), 0);
  const reached = [...units.values()].map((unit) => {
    const all = unit
      .map((hit) => ({ atMs: hit.atMs, bits: bitsOf(hit), isView: hit.kind === 'pageview' ? 1 : 0 }))
      .sort((a, b) => a.atMs - b.atMs || a.bits - b.bits || a.isView - b.isView);
    return Math.max(0, ...all.map((_, i) => furthest(all, i, scope)));
  });
  return scope.steps.map((_, i) => reached.filter((step) => step > i).length);
}

type Step = { atMs: number; bits: number; isView: number };

/** Most steps that can be reached if this hit is the first step. */
function furthest(all: readonly Step[], begin: number, { steps, within, isStrict }: FunnelScope): number {
  const longestMs = within === 'visit' ? Number.POSITIVE_INFINITY : within.seconds * 1000;
  const beginMs = all[begin]?.atMs ?? 0;
  const has = (place: number, step: number) => Math.floor((all[place]?.bits ?? 0) / 2 ** (step - 1)) % 2 === 1;
  const isInTime = (place: number) => (all[place]?.atMs ?? 0) - beginMs <= longestMs;
  const from = (place: number, met: number): number => {
    if (met === steps.length) return met;
    let best = met;
    for (let next = place + 1; next < all.length && isInTime(next); next++) {
      if (has(next, met + 1)) best = Math.max(best, from(next, met + 1));
      if (isStrict ? all[next]?.isView : has(next, met + 1)) break;
    }
    return best;
  };
  return has(begin, 1) ? from(begin, 1) : 0;
}

interface FlowScope extends Scope {
  dimension: string;
  value: string;
  among: string;
}

/** Step → value, null for none → count. */
export function recountFlow(raw: RawRows, scope: FlowScope, steps: readonly number[]): Map<string, number> {
  const visits = new Map<string, CountedHit[]>();
  for (const hit of hitsOf(raw, scope)) {
    if (hit.visitor !== '' && hit.kind === scope.among) visits.set(hit.visit, [...(visits.get(hit.visit) ?? []), hit]);
  }
  const counts = new Map<string, number>();
  for (const visit of visits.values()) {
    const seen = visit
      .map((hit) => ({
        hit,
        value: String(hitDimensions(hit, scope)[scope.dimension]),
        isMeant: meets(hit, scope.filter, scope),
      }))
      .sort(
        (a, b) =>
          a.hit.atMs - b.hit.atMs ||
          Buffer.from(a.value).compare(Buffer.from(b.value)) ||
          Number(a.isMeant) - Number(b.isMeant),
      );
    seen.forEach(({ hit, value, isMeant }, i) => {
      if (value !== scope.value || !isMeant || !isInside(hit, scope)) return;
      for (const step of steps) {
        const key = JSON.stringify([step, seen[i + step]?.value ?? null]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    });
  }
  return counts;
}

/** `counts`: `[week, weeks after]` → visitors. `hitsWithoutIdentifier`: of the period. */
export function recountRetention(
  raw: RawRows,
  scope: Scope,
): { counts: Map<string, number>; hitsWithoutIdentifier: number } {
  const weekOf = (atMs: number) => timeOf(atMs, 'week', scope.timeZone);
  const byVisitor = new Map<string, number[]>();
  let hitsWithoutIdentifier = 0;
  for (const hit of hitsOf(raw, scope)) {
    if (hit.atMs >= scope.toMs || !meets(hit, scope.filter, scope)) continue;
    if (hit.visitor !== '') byVisitor.set(hit.visitor, [...(byVisitor.get(hit.visitor) ?? []), hit.atMs]);
    else if (hit.atMs >= scope.fromMs) hitsWithoutIdentifier++;
  }
  const counts = new Map<string, number>();
  for (const times of byVisitor.values()) {
    const firstMs = Math.min(...times);
    if (firstMs < scope.fromMs) continue;
    const week = weekOf(firstMs);
    for (const seen of new Set(times.map(weekOf))) {
      const after = Math.round((Date.parse(seen) - Date.parse(week)) / (7 * 86_400_000));
      const key = JSON.stringify([week, after]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return { counts, hitsWithoutIdentifier };
}
