/**
 * The demo's month: visitors, their actions, and the requests of their browsers. Independent of the machine's clock:
 * the same seed, start and end give the same requests.
 */
import type { CatalogueSource } from '@sintonia/contracts';
import { NO_TRUTH, ROBOTS, type SimulatedSite, simulateVisit, type VisitTruth } from '@sintonia/simulator';
import { localVisitorId } from '@sintonia/wire';
import { arrivalsOfDay } from './arrivals.ts';
import { readDemoSite } from './demo-site.ts';
import type { HistoryOptions } from './history-messages.ts';
import { localTimeOf } from './local-time.ts';
import { createOnAir } from './on-air.ts';
import { personOf } from './people.ts';
import { tellStory } from './story.ts';
import { planVisit, type VisitWorld } from './visit-plans.ts';

/** Requests of one browser in one visit, oldest first. */
export interface HistoryVisit {
  userAgent: string;
  startMs: number;
  lines: { atMs: number; line: string }[];
  truth: VisitTruth;
}

export interface History {
  /** Starts with the first day. */
  beginsMs: number;
  /**
   * Visits that start in [from, to), ordered by start; without an end it continues as long as it is read.
   *
   * @param reportEveryS seconds between two heartbeats of a playback session
   */
  visits(fromMs: number, toMs: number, reportEveryS?: number): AsyncGenerator<HistoryVisit>;
}

/** Robot visits, percent. */
const ROBOT_VISITS = 3;

export function createHistory(source: CatalogueSource, options: HistoryOptions): History {
  const { seed, anchorMs, days, size, origin, organisationId, reportSuite, activities } = options;
  const time = localTimeOf(source.broadcaster.timeZone);
  const onAir = createOnAir(source, time);
  const today = time.midnight(anchorMs);
  const beginsMs = time.daysLater(today, -days);
  const story = tellStory(today, time, onAir, size);
  const world: VisitWorld = { site: readDemoSite(source), onAir, story, activities };
  const site: SimulatedSite = {
    origin,
    organisationId,
    reportSuite,
    heartbeatServer: `${new URL(origin).host}/hb`,
    pages: [],
    videos: [],
  };

  async function* visits(fromMs: number, toMs: number, reportEveryS?: number): AsyncGenerator<HistoryVisit> {
    for (let dayMs = time.midnight(fromMs); dayMs < toMs; dayMs = time.daysLater(dayMs, 1)) {
      const day = Math.round((dayMs - beginsMs) / 86_400_000);
      for (const arrival of arrivalsOfDay({ seed, dayMs, day: Math.max(day, 0), time, story, size })) {
        if (arrival.atMs < fromMs || arrival.atMs >= toMs) continue;
        const { random, person: number } = arrival;
        const isRobot = random.whole(0, 99) < ROBOT_VISITS;
        const known = personOf(seed, number, localVisitorId);
        const device = isRobot ? random.oneOf(ROBOTS) : known.device;
        const visit = await simulateVisit({
          site,
          person: isRobot ? { visitorId: localVisitorId(random.part), device, consent: 'accepted' } : known,
          steps: planVisit(world, arrival),
          startMs: arrival.atMs,
          random,
          ...(reportEveryS !== undefined && { reportEveryS }),
        });
        const truth = isRobot ? NO_TRUTH : visit.truth;
        yield { userAgent: device.userAgent, startMs: arrival.atMs, lines: visit.lines, truth };
      }
    }
  }
  return { beginsMs, visits };
}
