/** Combines query rows into sufficient statistics by variant and day. Pure. */
import { daysBetween } from '../../query/civil-days.ts';
import type { ExposureRow, OutcomeRow } from './results-queries.ts';
import { type Moments, NOBODY, together } from './statistics/moments.ts';

const spanOf = (days: readonly string[]): string[] => {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first === undefined || last === undefined ? [] : daysBetween(first, last);
};

export interface Aggregate {
  exposed(variant: string): number;
  counted(variant: string): number;
  /** Day of the first exposure; null without any. */
  firstExposedOn: string | null;
  mixed: number;
  /** Cumulative exposed visitors at the end of each day, by variant in the given order. */
  looks(variants: readonly string[]): number[][];
  /** All days from the first to the last on which outcome periods ended. */
  days: readonly string[];
  /** Cumulative statistics of a variant at the end of each of these days. */
  until(goal: number, variant: string): Moments[];
}

const sum = (rows: readonly ExposureRow[]) => rows.reduce((all, { visitors }) => all + visitors, 0);

export function aggregateOf(exposures: readonly ExposureRow[], outcomes: readonly OutcomeRow[]): Aggregate {
  const counted = exposures.filter(({ countedOn }) => countedOn !== '');
  const days = spanOf(counted.map(({ countedOn }) => countedOn));
  const of = (variant: string) => (row: { variant: string }) => row.variant === variant;
  return {
    exposed: (variant) => sum(exposures.filter(of(variant))),
    counted: (variant) => sum(counted.filter(of(variant))),
    firstExposedOn: exposures.map(({ exposedOn }) => exposedOn).toSorted()[0] ?? null,
    mixed: exposures.reduce((all, { mixed }) => all + mixed, 0),
    looks: (variants) =>
      spanOf(exposures.map(({ exposedOn }) => exposedOn)).map((day) => {
        const until = exposures.filter(({ exposedOn }) => exposedOn <= day);
        return variants.map((variant) => sum(until.filter(of(variant))));
      }),
    days,
    until: (goal, variant) => {
      let all = NOBODY;
      return days.map((day) => {
        const n = sum(counted.filter((row) => row.variant === variant && row.countedOn === day));
        const outcome = outcomes.find((row) => row.goal === goal && row.variant === variant && row.day === day);
        all = together(all, { ...NOBODY, ...outcome, n });
        return all;
      });
    },
  };
}
