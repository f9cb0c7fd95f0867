/**
 * The demo's history: visitors, their actions, and the requests of their browsers. The last 30 days contain a story;
 * the weeks before are ordinary, for comparison. Independent of the machine's clock: the same seed, start and end give
 * the same requests.
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

export interface VisitDetail {
  /** Seconds between two heartbeats of a playback session. */
  reportEveryS?: number;
  /** Every playback session reports its end; none is abandoned. */
  saysGoodbye?: boolean;
}

export interface History {
  /** Midnight at the start of the first day. */
  beginsMs: number;
  /** Midnight at the start of the first day of the story. */
  storyBeginsMs: number;
  /** Visits that start in [from, to), ordered by start; without an end it continues as long as it is read. */
  visits(fromMs: number, toMs: number, detail?: VisitDetail): AsyncGenerator<HistoryVisit>;
  /** The visit of one arrival. */
  visit(arrival: Arrival, detail?: VisitDetail): Promise<HistoryVisit>;
}

/** Length of the story, days; the audience grows from its first day on. */
const STORY_DAYS = 30;

/** Robot visits, percent. */
const ROBOT_VISITS = 3;

const withGoodbye = (step: VisitStep): VisitStep =>
  step.do === 'watch' && step.plan.ends === 'gone' ? { ...step, plan: { ...step.plan, ends: 'end' } } : step;

export function createHistory(source: CatalogueSource, options: HistoryOptions): History {
  const { seed, anchorMs, days, size, origin, organisationId, reportSuite, activities, conditions = {} } = options;
  const { consent, robots = ROBOT_VISITS, clockErrorMs = 0 } = conditions;
  const time = localTimeOf(source.broadcaster.timeZone);
  const onAir = createOnAir(source, time);
  const today = time.midnight(anchorMs);
  const beginsMs = time.daysLater(today, -days);
  const storyBeginsMs = time.daysLater(today, -Math.min(days, STORY_DAYS));
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

  async function visit(arrival: Arrival, detail: VisitDetail = {}): Promise<HistoryVisit> {
    const { reportEveryS, saysGoodbye = conditions.saysGoodbye } = detail;
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

  const daysSince = (sinceMs: number, dayMs: number) => Math.max(Math.round((dayMs - sinceMs) / DAY_MS), 0);

  async function* visits(fromMs: number, toMs: number, detail?: VisitDetail): AsyncGenerator<HistoryVisit> {
    for (let dayMs = time.midnight(fromMs); dayMs < toMs; dayMs = time.daysLater(dayMs, 1)) {
      const day = daysSince(beginsMs, dayMs);
      const growthDays = daysSince(storyBeginsMs, dayMs);
      for (const arrival of arrivalsOfDay({ seed, dayMs, day, growthDays, time, story, size })) {
        if (arrival.atMs >= fromMs && arrival.atMs < toMs) yield await visit(arrival, detail);
      }
    }
  }
  return { beginsMs, storyBeginsMs, visits, visit };
}
