import type { Hit } from '@sintonia/wire';
import type { HitQueue } from '../analytics/hit-queue.ts';
import type { TagSettings } from '../settings.ts';

export interface TrackerPorts {
  settings: Pick<TagSettings, 'vendorScripts'>;
  window: object;
  /** Takes what needs no consent: another's tracker would add ids to it. */
  own: HitQueue;
  /** What leaves must be allowed when it leaves. */
  mayMeasure(): boolean;
  /** The hit without what the visitor does not let leave now. */
  allowed(hit: Hit): Hit;
  wait(ms: number): Promise<void>;
  log(message: string): void;
}

/** How a rule set says that hits go through another's tracker. */
export type TrackerFactory = (ports: TrackerPorts) => HitQueue;

/** hits through the tracker that the page brings under a name of the window, in place of our own. */
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

/** hits go through the tracker that the operator's configuration names, else through our own. */
export const configuredTracker: TrackerFactory = (ports) => {
  const name = ports.settings.vendorScripts?.tracker;
  return name ? installedTracker(name)(ports) : ports.own;
};
