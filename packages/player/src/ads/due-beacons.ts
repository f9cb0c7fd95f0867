import type { Ad, AdTrackingEvent } from './ad-facts.ts';

const QUARTILES: readonly [AdTrackingEvent, part: number][] = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
];

/** Addresses to call after an ad played from one second to another: quartiles and progress (VAST 4.2 § 3.14). */
export function dueBeacons({ lengthS, tracking, progress }: Ad, fromS: number, toS: number): string[] {
  const isCrossed = (atS: number) => fromS < atS && atS <= toS;
  return [
    ...QUARTILES.flatMap(([name, part]) => (isCrossed(part * lengthS) ? (tracking[name] ?? []) : [])),
    ...progress.flatMap(({ atS, url }) => (isCrossed(Math.max(atS, Number.MIN_VALUE)) ? url : [])),
  ];
}
