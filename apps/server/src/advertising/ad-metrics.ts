/** Metrics of advertising. No label value comes from a client or an ad server. */
import { AD_PROMISES, type AdPromiseName, type CreativeProblem, type PromiseOutcome } from '@sintonia/contracts';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ReadViewing } from './contract/viewing-token.ts';
import type { AdFailureReason } from './decision/ad-failures.ts';
import type { AdEventName } from './events/ad-event-names.ts';
import type { BreakKind } from './interstitials/break-plan.ts';

export interface AdMetrics {
  /** A break was decided. */
  decided(kind: BreakKind, ads: number, tookMs: number): void;
  failed(reason: AdFailureReason): void;
  /** An ad or a break was dropped to keep the promise. */
  kept(promise: AdPromiseName): void;
  broken(promise: AdPromiseName): void;
  viewing(token: ReadViewing['token']): void;
  event(event: AdEventName, kind: BreakKind): void;
  /** An ad-server beacon was dropped because too many were in flight. */
  beaconDropped(): void;
  /** An event counted by the demo ad server itself. */
  demoEvent(event: string): void;
  /** Result of preparing an ad server's file: ready, or why it is not playable. */
  creative(problem: CreativeProblem | null): void;
  /** Totals of this server since its start. */
  promises(): Record<PromiseOutcome, Record<AdPromiseName, number>>;
}

/** @param onPromise called for each promise kept or broken */
export function createAdMetrics(
  registry: Registry,
  onPromise: (what: PromiseOutcome, promise: AdPromiseName) => void = () => undefined,
): AdMetrics {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `sintonia_ad_${name}_total`, help, labelNames, registers });
  const breaks = counter('breaks', 'Ad breaks decided', ['kind', 'outcome']);
  const failures = counter('failures', 'Ads and ad servers that failed', ['reason']);
  const kept = counter('promises_kept', 'Ads and breaks left out to keep the contract', ['promise']);
  const broken = counter('promises_broken', 'Breaches of the contract', ['promise']);
  const viewings = counter('viewings', 'What became of the token with what a viewer was shown', ['token']);
  const events = counter('events', 'Beacons of ads', ['event', 'kind']);
  const dropped = counter('beacons_dropped', 'Events that an ad server was not told of', []);
  const demoEvents = counter('demo_events', 'Events that the demo ad server was told of', ['event']);
  const creatives = counter('creatives', 'Files of ad servers made playable, or why not', ['result']);
  const seconds = new Histogram({
    name: 'sintonia_ad_decision_seconds',
    help: 'Time to decide a break',
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 2, 3],
    registers,
  });
  const none = () => Object.fromEntries(AD_PROMISES.map((promise) => [promise, 0])) as Record<AdPromiseName, number>; // cast: all keys
  const promises = { kept: none(), broken: none() };
  return {
    decided: (kind, ads, tookMs) => {
      breaks.inc({ kind, outcome: ads > 0 ? 'filled' : 'empty' });
      seconds.observe(tookMs / 1000);
    },
    failed: (reason) => failures.inc({ reason }),
    kept: (promise) => {
      promises.kept[promise] += 1;
      onPromise('kept', promise);
      kept.inc({ promise });
    },
    broken: (promise) => {
      promises.broken[promise] += 1;
      onPromise('broken', promise);
      broken.inc({ promise });
    },
    viewing: (token) => viewings.inc({ token }),
    event: (event, kind) => events.inc({ event, kind }),
    beaconDropped: () => dropped.inc(),
    demoEvent: (event) => demoEvents.inc({ event }),
    creative: (problem) => creatives.inc({ result: problem ?? 'ready' }),
    promises: () => structuredClone(promises),
  };
}
