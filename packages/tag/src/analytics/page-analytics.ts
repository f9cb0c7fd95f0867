import { type Hit, toHitPath } from '@sintonia/wire';
import type { Consent } from '../consent/consent.ts';
import { createGate } from '../consent/gate.ts';
import type { HitTransport } from '../transport/hit-transport.ts';
import type { LinkCallName } from './direct-calls.ts';
import { createHitQueue, type QueueIdentity } from './hit-queue.ts';
import { type LinkDetail, linkHit } from './link-hit.ts';
import { exemptPageHit, pageHit } from './page-hit.ts';
import type { PageMoment } from './page-moment.ts';

/** Client version in the path of a hit. */
export const ANALYTICS_VERSION = 'SINTONIA-1';

export interface AnalyticsPorts extends QueueIdentity {
  consent: Pick<Consent, 'status' | 'onChange'>;
  transport: HitTransport;
  nowMs(): number;
  random(): number;
  wait(ms: number): Promise<void>;
}

export interface AnalyticsSettings {
  reportSuite: string;
  /** With scheme. */
  trackingServer: string;
}

/** What was measured, as it waits for a choice. */
interface Measured {
  /** For who agrees. */
  hit(): Hit;
  /** For who does not: only a page view has one. */
  exempt?(): Hit;
}

export interface PageAnalytics {
  pageView(moment: PageMoment): void;
  link(moment: PageMoment, name: LinkCallName, detail: LinkDetail): void;
  /** A hit that playback made. */
  send(hit: Hit): void;
  /** The page goes away. */
  leave(): void;
  /** Consent was withdrawn. */
  forget(): void;
}

/** A rows: hits through the gate of consent into one ordered queue. */
export function createPageAnalytics(
  { reportSuite, trackingServer }: AnalyticsSettings,
  { consent, random, ...ports }: AnalyticsPorts,
): PageAnalytics {
  const address = () => {
    const cacheBuster = String(Math.floor(random() * 1e14)).padStart(14, '0');
    return (
      trackingServer + toHitPath({ suites: [reportSuite], flag: '1', version: ANALYTICS_VERSION, random: cacheBuster })
    );
  };
  const queue = createHitQueue({ ...ports, address });
  const measure = createGate<Measured>(consent, {
    allowed: ({ hit }) => queue.add(hit()),
    refused: ({ exempt }) => exempt && queue.addExempt(exempt()),
  });
  return {
    pageView: (moment) => measure({ hit: () => pageHit(moment), exempt: () => exemptPageHit(moment) }),
    link: (moment, name, detail) => measure({ hit: () => linkHit(moment, name, detail) }),
    send: (hit) => measure({ hit: () => hit }),
    leave: queue.leave,
    forget: queue.forget,
  };
}
