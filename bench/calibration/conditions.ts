import { HOUR_MS } from '@sintonia/contracts';
import type { HistoryConditions } from '@sintonia/demo/history';

/** Least and most of a ratio. */
export type Bounds = readonly [least: number, most: number];

/** How a metric depends on what arrives. */
export type MetricKind =
  /** One request each. */
  | 'requests'
  /** Known from any one of many requests. */
  | 'groups'
  /** Known from what did not come. */
  | 'absences'
  /** Known from one request in the middle of a session. */
  | 'moments'
  /** Added up from reports. */
  | 'time'
  /** Who came, and how often. */
  | 'people';

export interface Condition {
  name: string;
  /** What is done to the requests, and what that does to figures. */
  reason: string;
  audience: HistoryConditions;
  /** Part of requests that never arrive. */
  loss?: number;
  /** Part of visits of which nothing arrives. */
  blocked?: number;
  /** How often the collector is killed meanwhile. */
  kills?: number;
  /** Of what can be known of the audience at best. */
  bounds: Readonly<Record<MetricKind, Bounds>>;
}

const EXACT: Bounds = [1, 1];
/** What metrics promise of times. */
const TIME: Bounds = [0.99, 1.01];
const CLEAN = { requests: EXACT, groups: EXACT, absences: EXACT, moments: EXACT, people: EXACT, time: TIME } as const;
const EVERYBODY: HistoryConditions = { consent: [1, 0, 0], robots: 0, saysGoodbye: true };

const losing = (percent: number): Condition => {
  const part = percent / 100;
  const near: Bounds = [1 - part - 0.02 - part, 1 - part + 0.02 + part * 0.6];
  return {
    name: `${percent} % of requests lost`,
    reason: `Each request is lost with a chance of ${percent} %. Counts of single requests and times fall by as much; sessions and visitors, which many requests tell of, hardly do; a visit whose middle is lost may fall into two. An attempt whose error is lost looks like an exit before the start.`,
    audience: EVERYBODY,
    loss: part,
    bounds: {
      requests: near,
      moments: [1 - 2.5 * part - 0.03, 1],
      groups: [1 - part - 0.02, 1],
      absences: [1 - part - 0.02, 1 + 10 * part],
      people: [1 - part - 0.02, 1 + part],
      time: near,
    },
  };
};

export const CONDITIONS: readonly Condition[] = [
  {
    name: 'clean',
    reason: 'Everything arrives. Counts are exact; of a playback the states of 250 ms and less are left out (§ 4).',
    audience: EVERYBODY,
    bounds: CLEAN,
  },
  losing(1),
  losing(5),
  losing(20),
  {
    name: 'clocks wrong by minutes',
    reason:
      'Each browser’s clock is off by up to ten minutes. A batch says its clock, so that times are corrected exactly.',
    audience: { ...EVERYBODY, clockErrorMs: 600_000 },
    bounds: CLEAN,
  },
  {
    name: 'clocks wrong by hours',
    reason: 'Each browser’s clock is off by up to five hours; corrected in the same way.',
    audience: { ...EVERYBODY, clockErrorMs: 5 * HOUR_MS },
    bounds: CLEAN,
  },
  {
    name: 'blockers in 10 % of visits',
    reason: 'Of one visit in ten nothing arrives, and nothing tells of it.',
    audience: EVERYBODY,
    blocked: 0.1,
    bounds: CLEAN,
  },
  {
    name: 'consent of 40 %, refusal of 60 %',
    reason:
      'Who refuses is counted in page views and searches without identifier, which are exact. Everything else knows of who accepted alone.',
    audience: { ...EVERYBODY, consent: [40, 60, 0] },
    bounds: CLEAN,
  },
  {
    name: '20 % ignore the consent banner',
    reason:
      'A visitor who neither accepts nor refuses is counted like one who refuses, when the page is left: page views and searches are exact, everything else is of visitors who accepted.',
    audience: { ...EVERYBODY, consent: [80, 0, 20] },
    bounds: CLEAN,
  },
  {
    name: '30 % of visits by known robots',
    reason: 'Robots that name themselves are kept, marked and left out when reports are read.',
    audience: { ...EVERYBODY, robots: 30 },
    bounds: CLEAN,
  },
  {
    name: 'collector killed ten times',
    reason: 'What was acknowledged is on disk; what was not is sent again, and the same bytes count once.',
    audience: EVERYBODY,
    kills: 10,
    bounds: CLEAN,
  },
];
