import type { Hit } from '@sintonia/wire';
import type { HitQueue } from '../analytics/hit-queue.ts';
import type { TagSettings } from '../settings.ts';

export interface TrackerPorts {
  settings: Pick<TagSettings, 'vendorScripts'>;
  window: object;
  /** Sends hits that need no consent: a foreign tracker would add ids. */
  own: HitQueue;
  /** Called when a hit is sent. */
  mayMeasure(): boolean;
  /** The hit without fields that the visitor does not allow now. */
  allowed(hit: Hit): Hit;
  wait(ms: number): Promise<void>;
  log(message: string): void;
}

/** Factory for sending hits through a foreign tracker, in a rule set. */
export type TrackerFactory = (ports: TrackerPorts) => HitQueue;

/** sends hits through the tracker that the page brings under a global name, instead of our own. */
export const installedTracker =
  (variable: string): TrackerFactory =>
  ({ window, own, mayMeasure, allowed, wait, log }) => {
    let sending: Promise<((hit: Hit) => void) | null> | undefined;
    const find = async () => {
      const { findTracker, sendThrough } = await import('./installed-tracker.ts');
      const found = await findTracker(window, variable, wait);
      if (!found) log(`Tracker not built: window.${variable} not found`);
      return found && ((hit: Hit) => sendThrough(found, hit));
    };
    return {
      ...own,
      add: (hit) => {
        sending ??= find();
        sending.then((send) => mayMeasure() && send?.(allowed(hit))).catch((reason: unknown) => log(String(reason)));
      },
    };
  };

/** sends hits through the tracker that the operator configures, else through our own. */
export const configuredTracker: TrackerFactory = (ports) => {
  const name = ports.settings.vendorScripts?.tracker;
  return name ? installedTracker(name)(ports) : ports.own;
};
