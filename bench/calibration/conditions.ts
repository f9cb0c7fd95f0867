import { HOUR_MS } from '@sintonia/contracts';
import type { HistoryConditions } from '@sintonia/demo/history';
import type { PodcastConditions } from '@sintonia/simulator';
import { MINUTE_MS } from '@sintonia/wire/durations';

/** Smallest and largest allowed ratio. */
export type Bounds = readonly [least: number, most: number];

/** How a metric depends on what arrives. */
export type MetricKind =
  /** Each unit is one request. */
  | 'requests'
  /** Any one of several requests is sufficient. */
  | 'groups'
  /** Each unit needs two requests. */
  | 'pairs'
  /** Derived from missing requests. */
  | 'absences'
  /** Depends on one specific request of a session. */
  | 'moments'
  /** Sum of durations in heartbeats. */
  | 'time'
  /**
   * Sum of waits, mostly short ones: a first play of content is reported a quarter of a second late, and the wait before a
   * chapter that begins with it is not sent (§ 4).
   */
  | 'waits'
  /** Depends on how much all heartbeats of a session cover together. */
  | 'coverage'
  /** Visitors and their visits. */
  | 'people'
  /** A middle or a largest value. */
  | 'values'
  /** Counted by the server from what it delivers; nothing is sent for it. */
  | 'served'
  /** Read from the schedule; nothing is sent for it. */
  | 'schedule';

export interface Condition {
  name: string;
  /** Name in Catalan. */
  catalan: string;
  /** What happens to requests, and its effect on figures. */
  reason: string;
  audience: HistoryConditions;
  /** What happens to podcast downloads, besides the robots and second devices of the audience. */
  podcasts?: PodcastConditions;
  /** Share of requests that never arrive, 0 to 1. */
  loss?: number;
  /** How often the collector is killed during the run. */
  kills?: number;
  /** Allowed ratio of measured to measurable figures. */
  bounds: Readonly<Record<MetricKind, Bounds>>;
  /** Metrics whose bounds differ from those of their kind. */
  exceptions?: Readonly<Record<string, Bounds>>;
}

const EXACT: Bounds = [1, 1];
/** Documented accuracy of durations. */
const TIME: Bounds = [0.99, 1.01];
const WAITS: Bounds = [0.6, 1.4];
const CLEAN = {
  requests: EXACT,
  groups: EXACT,
  pairs: EXACT,
  absences: EXACT,
  moments: EXACT,
  people: EXACT,
  time: TIME,
  waits: WAITS,
  values: TIME,
  coverage: TIME,
  served: EXACT,
  schedule: EXACT,
} as const;
const EVERYBODY: HistoryConditions = { consent: [1, 0, 0], robots: 0, signedIn: 25, saysGoodbye: true };

const losing = (percent: number): Condition => {
  const part = percent / 100;
  const near: Bounds = [1 - part - 0.02 - part, 1 - part + 0.02 + part * 0.6];
  return {
    name: `${percent} % of requests lost`,
    catalan: `${percent} % de peticions perdudes`,
    reason: `Each request is lost with a probability of ${percent} %. Counts of single requests and durations fall by the same share. Sessions and visitors hardly change, because many requests contain them; a visit may split in two when requests in its middle are lost. An attempt whose error is lost counts as an exit before the start, an ad whose end is lost as unfinished. There are too many bounces: a visit whose other page views, actions and time on page are lost looks like one. The allowed range is their average number at this loss, give or take three standard deviations. A podcast application asks again for what it did not get: downloads are exact.`,
    audience: EVERYBODY,
    loss: part,
    bounds: {
      requests: near,
      moments: [1 - 2.5 * part - 0.03, 1],
      groups: [1 - part - 0.02, 1],
      pairs: [(1 - part) ** 2 - 0.02, 1],
      absences: [1 - part - 0.02, 1 + 10 * part],
      people: [1 - part - 0.02, 1 + part],
      time: near,
      waits: [WAITS[0] - 2.5 * part, WAITS[1]],
      values: [1 - part - 0.05, 1.05 + part],
      coverage: [0, 1], // each missing heartbeat is ten seconds less
      served: EXACT,
      schedule: EXACT,
    },
    exceptions: { bounces: EXACT }, // of their average number at this loss
  };
};

export const CONDITIONS: readonly Condition[] = [
  {
    name: 'clean',
    catalan: 'sense cap incidència',
    reason: 'Every request arrives. Counts are exact; playback states of 250 ms or less are not sent (§ 4).',
    audience: EVERYBODY,
    bounds: CLEAN,
  },
  losing(1),
  losing(5),
  losing(20),
  {
    name: 'clocks wrong by minutes',
    catalan: 'rellotges errats de minuts',
    reason:
      'Each browser’s clock is off by up to ten minutes. Each batch states the clock, so that times are corrected exactly.',
    audience: { ...EVERYBODY, clockErrorMs: 10 * MINUTE_MS },
    bounds: CLEAN,
  },
  {
    name: 'clocks wrong by hours',
    catalan: 'rellotges errats d’hores',
    reason: 'Each browser’s clock is off by up to five hours; corrected in the same way.',
    audience: { ...EVERYBODY, clockErrorMs: 5 * HOUR_MS },
    bounds: CLEAN,
  },
  {
    name: 'clocks that jump in 10 % of visits',
    catalan: 'rellotges que salten en el 10 % de les visites',
    reason:
      'In one visit of ten the browser’s clock is set forward or back by up to 15 minutes, in its first ten minutes. Requests before the jump are corrected with the clock before it. Play and ad time is measured with a monotonic clock, which does not jump.',
    audience: { ...EVERYBODY, clockJumpMs: 15 * MINUTE_MS },
    bounds: CLEAN,
  },
  {
    name: 'clocks that jump in every visit',
    catalan: 'rellotges que salten en totes les visites',
    reason: 'The same in every visit: no time depends on how many clocks jump.',
    audience: { ...EVERYBODY, clockJumpMs: 15 * MINUTE_MS, clockJumps: 100 },
    bounds: CLEAN,
  },
  {
    name: 'lids closed in 30 % of playbacks',
    catalan: 'tapa tancada en el 30 % de les reproduccions',
    reason:
      'The device sleeps for 2 to 45 minutes in the middle of a playback and sends nothing meanwhile. Time asleep is no content time; of the last ten seconds before a sleep, those without a report are not counted.',
    audience: { ...EVERYBODY, closedLids: 30 },
    bounds: CLEAN,
  },
  {
    name: 'tabs asleep in 20 % of playbacks',
    catalan: 'pestanya adormida en el 20 % de les reproduccions',
    reason:
      'Paused in the background, a tab is put to sleep by the browser for 11 to 20 minutes and sends nothing meanwhile. The last seconds of the pause before it are not reported; everything else is exact.',
    audience: { ...EVERYBODY, sleepingTabs: 20 },
    bounds: CLEAN,
    exceptions: { pausedTime: [0.95, 1.01] },
  },
  {
    name: 'playback in a hidden tab in 50 % of sessions',
    catalan: 'el 50 % de les reproduccions en una pestanya oculta',
    reason:
      'The tab goes to the background and browsers run its timers at most once a second; radio plays there for hours. Reports come a little later; every second counts.',
    audience: { ...EVERYBODY, hiddenTabs: 50 },
    bounds: CLEAN,
  },
  {
    name: 'networks that drop in 30 % of playbacks',
    catalan: 'la xarxa cau en el 30 % de les reproduccions',
    reason:
      'The network is away for up to a minute and a half: the player waits, and its requests fail. The browser keeps them and sends them when the network is back, so nothing is lost.',
    audience: { ...EVERYBODY, networkDrops: 30 },
    bounds: CLEAN,
  },
  {
    name: 'a second tab in 30 % of visits',
    catalan: 'una segona pestanya en el 30 % de les visites',
    reason: 'Tabs of one browser share its identifier and its visit: every count is exact.',
    audience: { ...EVERYBODY, secondTabs: 30 },
    bounds: CLEAN,
  },
  {
    name: 'a second device in 25 % of visits',
    catalan: 'un segon aparell en el 25 % de les visites',
    reason:
      'Without signing in, a person is a visitor on each device: visitors and viewers are too many, by as many people as used both. So are podcast downloads of people who use two applications. Other counts and times are exact.',
    audience: { ...EVERYBODY, secondDevices: 25 },
    bounds: CLEAN,
  },
  {
    name: 'blockers in 10 % of browsers',
    catalan: 'bloquejadors en el 10 % dels navegadors',
    reason:
      'One browser in ten sends nothing, so no figure can include it. Podcast downloads are counted by the server: they are exact.',
    audience: { ...EVERYBODY, blockers: 10 },
    bounds: CLEAN,
  },
  {
    name: 'consent of 40 %, refusal of 60 %',
    catalan: 'el 40 % accepta i el 60 % refusa',
    reason:
      'Page views and searches include visitors who refuse, without an identifier, and are exact. All other figures include only visitors who accept; podcast downloads, which have no visitor, are exact.',
    audience: { ...EVERYBODY, consent: [40, 60, 0] },
    bounds: CLEAN,
  },
  {
    name: '20 % ignore the consent banner',
    catalan: 'el 20 % no respon a l’avís',
    reason:
      'A visitor who neither accepts nor refuses is counted like one who refuses, when the page is left: page views and searches are exact, everything else is of visitors who accepted.',
    audience: { ...EVERYBODY, consent: [80, 0, 20] },
    bounds: CLEAN,
  },
  {
    name: '30 % of visits by known robots',
    catalan: 'el 30 % de visites són de robots coneguts',
    reason:
      'Robots that identify themselves are stored with a mark, and excluded from reports; so are services that fetch every podcast episode in advance.',
    audience: { ...EVERYBODY, robots: 30 },
    bounds: CLEAN,
  },
  {
    name: '10 % of visits by robots that look like people',
    catalan: 'el 10 % de visites són de robots que semblen persones',
    reason:
      'Robots with the user agent of a browser, one at a time, each with an identifier of its own: every figure includes what they do. Hundreds at once from one address are left out (S-06). A podcast robot that calls itself an application counts as one download of each episode.',
    audience: { ...EVERYBODY, unknownRobots: 10 },
    bounds: CLEAN,
  },
  {
    name: 'private windows in 15 % of visits',
    catalan: 'finestres privades en el 15 % de les visites',
    reason:
      'A private window knows nothing of earlier visits: each is a new visitor, so visitors and viewers are too many. Counts and times are exact.',
    audience: { ...EVERYBODY, privateWindows: 15 },
    bounds: CLEAN,
  },
  {
    name: 'another answer to the consent question in 30 % of visits',
    catalan: 'el 30 % canvia de resposta a mitja visita',
    reason:
      'Half of a visit is measured with an identifier, the other half without: page views and searches are exact, everything else is of the half with consent.',
    audience: { ...EVERYBODY, consent: [60, 25, 15], changesOfMind: 30 },
    bounds: CLEAN,
  },
  {
    name: 'podcast applications behind one address in 30 % of downloads',
    catalan: 'el 30 % de les descàrregues de pòdcast comparteix adreça i aplicació',
    reason:
      'Two people at one address (an office, a household) download the same episode in the same application on one day: the rule of IAB 2.1 counts them once. Everything else is exact.',
    audience: EVERYBODY,
    podcasts: { sharedAddresses: 30 },
    bounds: CLEAN,
  },
  {
    name: 'podcast listeners on the move in 20 % of downloads',
    catalan: 'el 20 % de les descàrregues de pòdcast canvia d’adreça',
    reason:
      'The application fetches the first half at home and the second half elsewhere: each address counts as a download, if it got a minute; of an episode under two minutes neither does. Everything else is exact.',
    audience: EVERYBODY,
    podcasts: { movingListeners: 20 },
    bounds: CLEAN,
  },
  {
    name: 'podcast downloads closed within the first minute in 30 % of cases',
    catalan: 'el 30 % de les descàrregues de pòdcast es tanca abans del primer minut',
    reason:
      'The application closes the connection before it has a minute of audio; half of them continue later and count once. For the others the server may count a download: what it has sent and what is still on the way look alike to it. So there are too many, by as many as closed early, at most.',
    audience: EVERYBODY,
    podcasts: { closedEarly: 30 },
    bounds: { ...CLEAN, served: [1, 1.3] },
  },
  {
    name: 'collector killed ten times',
    catalan: 'servidor de recollida aturat deu cops',
    reason:
      'Acknowledged requests are on disk. Unacknowledged ones are sent again, and equal bytes count once. Podcast downloads differ: who has downloaded what is known only in memory and only for a day, so that nobody can be found again. A download that a kill divides may be counted twice, or not at all.',
    audience: EVERYBODY,
    kills: 10,
    bounds: { ...CLEAN, served: [0.85, 1.15] },
  },
];
