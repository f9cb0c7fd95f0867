/**
 * The demo's month: visitors, their actions, and the requests of their browsers. Independent of the machine's clock:
 * the same seed, start and end give the same requests.
 */
import { type CatalogueSource, DAY_MS } from '@sintonia/contracts';
import {
  type ConsentAnswer,
  NO_TRUTH,
  ROBOTS,
  type SimulatedSite,
  simulateVisit,
  type VisitStep,
  type VisitTruth,
} from '@sintonia/simulator';
import { localVisitorId } from '@sintonia/wire';
import { arrivalsOfDay } from './arrivals.ts';
import { readDemoSite } from './demo-site.ts';
import type { HistoryOptions } from './history-messages.ts';
import { localTimeOf } from './local-time.ts';
import { createOnAir } from './on-air.ts';
import { personOf } from './people.ts';
import { tellStory } from './story.ts';
import { type Arrival, planVisit, type VisitWorld } from './visit-plans.ts';

/** Requests of one browser in one visit, oldest first. */
export interface HistoryVisit {
  userAgent: string;
  /** Who it is, whatever they answered; null for a robot. */
  person: number | null;
  consent: ConsentAnswer;
  startMs: number;
  /** How far the browser's clock is ahead. */
  clockErrorMs: number;
  /** When something happened that pages count, whether or not it was sent. */
  activeAtMs: number[];
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
  /** One visit of somebody who arrives. */
  visit(arrival: Arrival, reportEveryS?: number): Promise<HistoryVisit>;
}

/** Robot visits, percent. */
const ROBOT_VISITS = 3;

const withGoodbye = (step: VisitStep): VisitStep =>
  step.do === 'watch' && step.plan.ends === 'gone' ? { ...step, plan: { ...step.plan, ends: 'end' } } : step;

export function createHistory(source: CatalogueSource, options: HistoryOptions): History {
  const { seed, anchorMs, days, size, origin, organisationId, reportSuite, activities, conditions = {} } = options;
  const { consent, robots = ROBOT_VISITS, saysGoodbye = false, clockErrorMs = 0 } = conditions;
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

  async function visit(arrival: Arrival, reportEveryS?: number): Promise<HistoryVisit> {
    const { atMs: startMs, random, person: number } = arrival;
    const isRobot = random.whole(0, 99) < robots;
    const known = personOf(seed, number, localVisitorId, consent);
    const errorMs = clockErrorMs === 0 ? 0 : Math.round((random.part() * 2 - 1) * clockErrorMs);
    const steps = planVisit(world, arrival);
    const device = isRobot ? random.oneOf(ROBOTS) : known.device;
    const made = await simulateVisit({
      site,
      person: isRobot ? { visitorId: localVisitorId(random.part), device, consent: 'accepted' } : known,
      steps: saysGoodbye ? steps.map(withGoodbye) : steps,
      startMs: startMs + errorMs,
      random,
      ...(reportEveryS !== undefined && { reportEveryS }),
    });
    return {
      userAgent: device.userAgent,
      person: isRobot ? null : number,
      consent: isRobot ? 'accepted' : known.consent,
      startMs,
      clockErrorMs: errorMs,
      lines: made.lines.map(({ atMs, line }) => ({ atMs: atMs - errorMs, line })),
      activeAtMs: made.activeAtMs.map((atMs) => atMs - errorMs),
      truth: isRobot ? NO_TRUTH : made.truth,
    };
  }

  async function* visits(fromMs: number, toMs: number, reportEveryS?: number): AsyncGenerator<HistoryVisit> {
    for (let dayMs = time.midnight(fromMs); dayMs < toMs; dayMs = time.daysLater(dayMs, 1)) {
      const day = Math.max(Math.round((dayMs - beginsMs) / DAY_MS), 0);
      for (const arrival of arrivalsOfDay({ seed, dayMs, day, time, story, size })) {
        if (arrival.atMs >= fromMs && arrival.atMs < toMs) yield await visit(arrival, reportEveryS);
      }
    }
  }
  return { beginsMs, visits, visit };
}
