/**
 * The demo's history: visitors, their actions, and the requests of their browsers. The last 30 days contain a story;
 * the weeks before are ordinary, for comparison. Independent of the machine's clock: the same seed, start and end give
 * the same requests.
 */
import { type CatalogueSource, DAY_MS } from '@sintonia/contracts';
import {
  drawDevice,
  NO_TRUTH,
  ROBOTS,
  type SimulatedSite,
  simulateVisit,
  type VisitStep,
  type VisitTruth,
} from '@sintonia/simulator';
import { localVisitorId } from '@sintonia/wire';
import { adPromises } from './ad-promises.ts';
import { arrivalsOfDay } from './arrivals.ts';
import { DEMO_CONDITIONS } from './demo-conditions.ts';
import { readDemoSite } from './demo-site.ts';
import { drawClock } from './draw-clock.ts';
import type { HistoryOptions } from './history-messages.ts';
import type { HistoryVisit, VisitDetail } from './history-visit.ts';
import { localTimeOf } from './local-time.ts';
import { createOnAir } from './on-air.ts';
import { customerOf, personOf } from './people.ts';
import { occurs, withStates } from './playback-states.ts';
import { podcastDownloads } from './podcast-downloads.ts';
import { createStory } from './story.ts';
import { planVisit } from './visit-plans.ts';
import type { Arrival, VisitWorld } from './visit-world.ts';

export type { HistoryVisit } from './history-visit.ts';

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
/** Numbers of second devices begin here. */
const SECOND_DEVICES = 1_000_000;
/** Numbers of browsers of private windows, and of robots, begin here. */
const OTHER_BROWSERS = 2_000_000;
/** Answers of people who change their mind. */
const OTHER_ANSWER = { accepted: 'refused', refused: 'accepted', ignored: 'accepted' } as const;
/** A second tab is opened this long after the first. */
const SECOND_TAB_MS = 20_000;

function sumOfTruths(truths: readonly VisitTruth[]): VisitTruth {
  const sum = { ...NO_TRUTH };
  for (const truth of truths) for (const key of Object.keys(sum) as (keyof VisitTruth)[]) sum[key] += truth[key]; // cast: its own keys
  return sum;
}

const withGoodbye = (step: VisitStep): VisitStep =>
  step.do === 'watch' && step.plan.ends === 'gone' ? { ...step, plan: { ...step.plan, ends: 'end' } } : step;

export function createHistory(source: CatalogueSource, options: HistoryOptions): History {
  const {
    seed,
    anchorMs,
    days,
    size,
    origin,
    organisationId,
    reportSuite,
    activities,
    conditions = DEMO_CONDITIONS,
  } = options;
  const { consent, robots = 0, unknownRobots = 0, privateWindows = 0, changesOfMind = 0, blockers = 0 } = conditions;
  const { secondTabs = 0, secondDevices = 0, signedIn = 0 } = conditions;
  let others = 0;
  const time = localTimeOf(source.broadcaster.timeZone);
  const onAir = createOnAir(source, time);
  const today = time.midnight(anchorMs);
  const beginsMs = time.daysLater(today, -days);
  const storyBeginsMs = time.daysLater(today, -Math.min(days, STORY_DAYS));
  const story = createStory(today, time, onAir, size);
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
    const isUnknownRobot = !isRobot && occurs(random, unknownRobots);
    const isPrivate = !isRobot && !isUnknownRobot && occurs(random, privateWindows);
    const ownBrowser = occurs(random, secondDevices) ? number + SECOND_DEVICES : number;
    const browser = isRobot || isUnknownRobot || isPrivate ? OTHER_BROWSERS + others++ : ownBrowser;
    const known = personOf(seed, isPrivate ? number : browser, { makeVisitorId: localVisitorId, consent, blockers });
    const clock = drawClock(random, startMs, conditions);
    const device = isRobot ? random.oneOf(ROBOTS) : isUnknownRobot ? drawDevice(random) : known.device;
    const visitorId = localVisitorId(random.part);
    const robot = { visitorId, device, consent: 'accepted' as const, hasBlocker: false };
    const customerId = customerOf(seed, number, signedIn);
    const person =
      isRobot || isUnknownRobot
        ? robot
        : isPrivate
          ? { ...known, visitorId }
          : { ...known, ...(customerId && { customerId }) };
    const changesMind = occurs(random, changesOfMind);
    const inTab = (tab: Arrival) => {
      const steps = planVisit(world, tab)
        .map(saysGoodbye ? withGoodbye : (step) => step)
        .map((step) => withStates(step, random, conditions));
      if (changesMind && !isRobot)
        steps.splice(Math.ceil(steps.length / 2), 0, { do: 'choose', consent: OTHER_ANSWER[person.consent] });
      const detailed = { ...(reportEveryS !== undefined && { reportEveryS }), deviceClock: clock };
      return simulateVisit({ site, person, steps, startMs: tab.atMs, random, ...detailed });
    };
    const tabs = [await inTab(arrival)];
    if (occurs(random, secondTabs)) tabs.push(await inTab({ ...arrival, atMs: startMs + SECOND_TAB_MS }));
    const playbacks = tabs.flatMap((tab) => tab.playbacks);
    return {
      userAgent: device.userAgent,
      person: isRobot || isUnknownRobot ? null : number,
      isKnownRobot: isRobot,
      browser,
      hasBlocker: Boolean(person.hasBlocker),
      customer: 'customerId' in person ? person.customerId : undefined,
      consent: changesMind ? 'ignored' : person.consent,
      startMs,
      clock,
      lines: tabs.flatMap(({ lines }) => lines).sort((a, b) => a.atMs - b.atMs),
      downloads: podcastDownloads(world.site, { atMs: startMs, day: Math.floor(startMs / DAY_MS), random }),
      promises: adPromises(playbacks, random),
      activity: tabs.flatMap(({ activity }) => activity),
      playbacks,
      truth: isRobot || isUnknownRobot ? NO_TRUTH : sumOfTruths(tabs.map(({ truth }) => truth)),
      measurable: isRobot ? NO_TRUTH : sumOfTruths(tabs.map(({ measurable }) => measurable)),
    };
  }

  const daysSince = (sinceMs: number, dayMs: number) => Math.max(Math.round((dayMs - sinceMs) / DAY_MS), 0);

  async function* visits(fromMs: number, toMs: number, detail?: VisitDetail): AsyncGenerator<HistoryVisit> {
    for (let dayMs = time.midnight(fromMs); dayMs < toMs; dayMs = time.daysLater(dayMs, 1)) {
      const day = daysSince(beginsMs, dayMs);
      const growthDays = daysSince(storyBeginsMs, dayMs);
      for (const arrival of arrivalsOfDay({ seed, dayMs, day, growthDays, time, onAir, story, size })) {
        if (arrival.atMs >= fromMs && arrival.atMs < toMs) yield await visit(arrival, detail);
      }
    }
  }
  return { beginsMs, storyBeginsMs, visits, visit };
}
