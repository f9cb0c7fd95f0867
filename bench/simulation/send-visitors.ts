/** Sends the requests of simulated visitors to a server, each at its time, as their browsers would. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@sintonia/contracts';
import type { History } from '@sintonia/demo/simulated-history';
import { createRandomSource } from '@sintonia/simulator/random';
import { isHit, simulatedAudience } from './simulated-audience.ts';

/** Limit of pending requests; further due requests wait. */
const AT_ONCE = 256;
const TIMEOUT_MS = 15_000;
const SAY_EVERY_MS = 10_000;

export interface SimulatedLoad {
  origin: string;
  suite: string;
  seed: number;
  visitors: number;
  minutes: number;
  /**
   * Minutes before the start in which visitors have arrived too: of their visits only what is left is sent. With the
   * length of a visit, traffic is that of an hour in which nothing begins or ends. 0 if undefined.
   */
  minutesBefore?: number;
  /** Called for every request that was acknowledged. */
  onAcknowledged(line: string, isRobot: boolean): void;
  print(text: string): void;
}

export interface SentRequests {
  sent: number;
  /** Page hits among them; the others are heartbeats. */
  hits: number;
  acknowledged: number;
  refused: number;
  /** Without an answer. */
  failed: number;
  /** Response times in ms. */
  waits: number[];
  /** Delays of sending in ms: what is sent late is sent together, and costs a server less. */
  delays: number[];
}

interface Due {
  atMs: number;
  userAgent: string;
  line: string;
  resentClockMs?: number;
  isRobot: boolean;
}

/** Visits computed to see how long one takes, and how much longer the preparation may take than they say. */
const TRIED_VISITS = 50;
const PREPARE_RESERVE = 1.5;

/**
 * Visitors arrive over these minutes from now on, and those before; what they would do later is not sent. Computes what is
 * left of the visits that have begun before; resolves when their first request is due, with a function that sends from
 * then on.
 */
export async function prepareVisitors(load: SimulatedLoad): Promise<() => Promise<SentRequests>> {
  const { origin, suite, seed, visitors, minutes, minutesBefore = 0, onAcknowledged, print } = load;
  const random = createRandomSource(seed);
  const audience = (anchorMs: number) => simulatedAudience({ origin, suite, seed, anchorMs });
  const visitsBefore = (visitors * minutesBefore) / (minutesBefore + minutes);
  const prepareMs = visitsBefore && visitsBefore * (await visitMs(audience(Date.now()), seed)) * PREPARE_RESERVE;
  const beginsMs = Math.ceil(Date.now() + prepareMs);
  const endsMs = beginsMs + minutes * MINUTE_MS;
  const history = audience(beginsMs);
  const count: SentRequests = { sent: 0, hits: 0, acknowledged: 0, refused: 0, failed: 0, waits: [], delays: [] };
  const onTheirWay = new Set<Promise<void>>();

  /** Sends like a browser: a request that failed at first goes to `/collect`, with the device's clock. */
  const send = async ({ atMs, userAgent, line, resentClockMs, isRobot }: Due): Promise<void> => {
    count.delays.push(Date.now() - atMs);
    count.sent += 1;
    if (isHit(line)) count.hits += 1;
    const sentMs = performance.now();
    try {
      const isResent = resentClockMs !== undefined;
      const answer = await fetch(origin + (isResent ? `/collect?ts=${resentClockMs}` : line), {
        headers: { 'user-agent': userAgent, ...(isResent && { 'content-type': 'text/plain' }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isResent && { method: 'POST', body: line }),
      });
      await answer.arrayBuffer();
      count.waits.push(performance.now() - sentMs);
      if (answer.ok) {
        count.acknowledged += 1;
        onAcknowledged(line, isRobot);
      } else count.refused += 1;
    } catch {
      count.failed += 1;
    }
  };
  const start = async (due: Due): Promise<void> => {
    while (onTheirWay.size >= AT_ONCE) await Promise.race(onTheirWay);
    const sending = send(due).finally(() => void onTheirWay.delete(sending));
    onTheirWay.add(sending);
  };

  const arrivals = Array.from({ length: visitors }, (_, person) => ({
    atMs: beginsMs + Math.floor((random.part() * (minutesBefore + minutes) - minutesBefore) * MINUTE_MS),
    person,
    random: createRandomSource(random.whole(0, 2 ** 31)),
  })).sort((a, b) => a.atMs - b.atMs);
  const waiting: Due[] = [];
  let next = 0;
  const arrive = async (untilMs: number): Promise<void> => {
    for (let arrival = arrivals[next]; arrival && arrival.atMs <= untilMs; arrival = arrivals[++next]) {
      const { userAgent, lines, isKnownRobot: isRobot } = await history.visit(arrival);
      const inTime = lines.filter(({ atMs }) => atMs >= beginsMs && atMs < endsMs);
      waiting.push(...inTime.map((one) => ({ ...one, userAgent, isRobot })));
    }
    waiting.sort((a, b) => b.atMs - a.atMs);
  };
  if (minutesBefore > 0) await arrive(beginsMs);
  await sleep(Math.max(beginsMs - Date.now(), 0));

  return async () => {
    let saidMs = beginsMs;
    for (let nowMs = Date.now(); nowMs < endsMs; nowMs = Date.now()) {
      if ((arrivals[next]?.atMs ?? endsMs) <= nowMs) await arrive(nowMs);
      while ((waiting.at(-1)?.atMs ?? Number.POSITIVE_INFINITY) <= Date.now()) {
        const due = waiting.pop();
        if (due) await start(due);
      }
      if (nowMs - saidMs >= SAY_EVERY_MS) {
        saidMs = nowMs;
        print(
          `${Math.round((nowMs - beginsMs) / 1000)} s: ${next} visitors, ${count.sent} requests, ${onTheirWay.size} pending`,
        );
      }
      // Each at its own time: several at once would share a batch of the server, and cost less.
      const nextMs = Math.min(waiting.at(-1)?.atMs ?? endsMs, arrivals[next]?.atMs ?? endsMs, endsMs);
      await sleep(Math.min(Math.max(nextMs - Date.now(), 0), SAY_EVERY_MS));
    }
    await Promise.all(onTheirWay);
    return count;
  };
}

/** Time to compute a visit of this audience on this machine, in ms. */
async function visitMs(audience: History, seed: number): Promise<number> {
  const random = createRandomSource(seed);
  const beganMs = performance.now();
  for (let person = 0; person < TRIED_VISITS; person += 1) {
    await audience.visit({ atMs: Date.now(), person, random: createRandomSource(random.whole(0, 2 ** 31)) });
  }
  return (performance.now() - beganMs) / TRIED_VISITS;
}
