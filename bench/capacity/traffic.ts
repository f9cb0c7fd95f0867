/** What visitors send, counted from the simulated population: the same that fills the demonstration. */
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { isHit, simulatedAudience } from '../simulation/simulated-audience.ts';

export interface Traffic {
  /** Visits of one visitor in one day. */
  visitsADay: number;
  pageViewsADay: number;
  hitsADay: number;
  heartbeatsADay: number;
  /** Heartbeats of a viewer in an hour of playback, ads included. */
  heartbeatsAViewerHour: number;
  /** The busiest hour's share of a day's visits. */
  peakHourShare: number;
  /** Bytes of a request's line. */
  hitBytes: number;
  heartbeatBytes: number;
}

/** Real lines, to send as load. */
export interface SampleLines {
  /** Those of each visit, in their order. */
  visits: readonly (readonly string[])[];
  /** Share of page hits in the lines of all visits. */
  hitShare: number;
  /** Share of lines that their visit sends together with the one before, within `TOGETHER_MS`. */
  togetherShare: number;
}

/** The server stores what arrives within this time together. */
const TOGETHER_MS = 50;

const meanLength = (lines: readonly string[]) => lines.reduce((sum, { length }) => sum + length, 0) / lines.length;

/** @param anchorMs end of the simulated days, ms epoch */
export async function sampleTraffic(
  suite: string,
  anchorMs: number,
): Promise<{ traffic: Traffic; lines: SampleLines }> {
  const history = simulatedAudience({ origin: 'https://www.tramuntana.example', suite, seed: 1, anchorMs });
  const visits: string[][] = [];
  const visitors = new Set<number>();
  const byHour = new Map<number, number>();
  let [pageViews, playedS, together] = [0, 0, 0];
  for await (const visit of history.visits(history.beginsMs, history.beginsMs + DAY_MS)) {
    visitors.add(visit.browser);
    pageViews += visit.truth.pageviews;
    playedS += visit.truth.contentTimeSpent + visit.truth.adTime;
    const hour = Math.floor((visit.startMs - history.beginsMs) / HOUR_MS);
    byHour.set(hour, (byHour.get(hour) ?? 0) + 1);
    const lines = [...visit.lines].sort((a, b) => a.atMs - b.atMs);
    visits.push(lines.map(({ line }) => line));
    together += lines.filter(({ atMs }, i) => atMs - (lines[i - 1]?.atMs ?? 0) < TOGETHER_MS).length;
  }
  const aVisitor = (total: number) => total / visitors.size;
  const lines = visits.flat();
  const hits = lines.filter(isHit);
  const heartbeats = lines.filter((line) => !isHit(line));
  return {
    lines: { visits, hitShare: hits.length / lines.length, togetherShare: together / lines.length },
    traffic: {
      visitsADay: aVisitor(visits.length),
      pageViewsADay: aVisitor(pageViews),
      hitsADay: aVisitor(hits.length),
      heartbeatsADay: aVisitor(heartbeats.length),
      heartbeatsAViewerHour: heartbeats.length / (playedS / 3600),
      peakHourShare: Math.max(...byHour.values()) / visits.length,
      hitBytes: meanLength(hits),
      heartbeatBytes: meanLength(heartbeats),
    },
  };
}

/** Seconds between two lines of one visit: the interval of heartbeats. */
const VISIT_INTERVAL_S = 10;

/**
 * Lines as an audience sends them at this rate: as many visits at a time as send one every ten seconds, each with its lines in
 * their order, and another when it ends. Every line has another number or time, so that it is an event of its own.
 */
export function linesOfVisits(visits: readonly (readonly string[])[], perSecond: number): () => string {
  let begun = 0;
  const visitFrom = (lines: readonly string[], at: number) => ({ lines, at, number: begun++ });
  const newVisit = () => visitFrom(visits[begun % visits.length] ?? [], 0);
  // At any time long visits are more often under way than short ones: as often as a line is theirs.
  const places = visits.flatMap((lines) => lines.map((_, at) => ({ lines, at })));
  const underWay = () => {
    const place = places[Math.floor(Math.random() * places.length)];
    return place ? visitFrom(place.lines, place.at) : newVisit();
  };
  const atOnce = Array.from({ length: Math.max(perSecond * VISIT_INTERVAL_S, 1) }, underWay);
  let sent = 0;
  return () => {
    const turn = sent % atOnce.length;
    let visit = atOnce[turn] ?? newVisit();
    while (visit.at >= visit.lines.length) visit = newVisit();
    atOnce[turn] = { ...visit, at: visit.at + 1 };
    sent += 1;
    return uniqueLine(visit.lines[visit.at] ?? '', Date.now(), sent, visit.number);
  };
}

/** @param visit number of its visit, which names its playback sessions */
const uniqueLine = (line: string, nowMs: number, number: number, visit: number): string =>
  isHit(line)
    ? line.replace(/\/s\d+\?/, `/s${nowMs % 1e8}${number}?`)
    : line.replace(/event:ts=\d+/, `event:ts=${nowMs}`).replace(/event:sid=\d+/, `$&${visit}`);
