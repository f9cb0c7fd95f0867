/** What visitors send, counted from the simulated population: the same that fills the demonstration. */
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { simulatedAudience } from '../simulation/simulated-audience.ts';

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
  hits: readonly string[];
  heartbeats: readonly string[];
  /** Share of them that their visit sends together with the one before, within `TOGETHER_MS`. */
  togetherShare: number;
}

/** The server stores what arrives within this time together. */
const TOGETHER_MS = 50;

const isHit = (line: string) => line.startsWith('/b/ss/');
const meanLength = (lines: readonly string[]) => lines.reduce((sum, { length }) => sum + length, 0) / lines.length;

/** @param anchorMs end of the simulated days, ms epoch */
export async function sampleTraffic(
  suite: string,
  anchorMs: number,
): Promise<{ traffic: Traffic; lines: SampleLines }> {
  const history = simulatedAudience({ origin: 'https://www.tramuntana.example', suite, seed: 1, anchorMs });
  const hits: string[] = [];
  const heartbeats: string[] = [];
  const visitors = new Set<number>();
  const byHour = new Map<number, number>();
  let [visits, pageViews, playedS, together] = [0, 0, 0, 0];
  for await (const visit of history.visits(history.beginsMs, history.beginsMs + DAY_MS)) {
    visits += 1;
    visitors.add(visit.browser);
    pageViews += visit.truth.pageviews;
    playedS += visit.truth.contentTimeSpent + visit.truth.adTime;
    const hour = Math.floor((visit.startMs - history.beginsMs) / HOUR_MS);
    byHour.set(hour, (byHour.get(hour) ?? 0) + 1);
    for (const { line } of visit.lines) (isHit(line) ? hits : heartbeats).push(line);
    const times = visit.lines.map(({ atMs }) => atMs).sort((a, b) => a - b);
    together += times.filter((atMs, i) => i > 0 && atMs - (times[i - 1] ?? 0) < TOGETHER_MS).length;
  }
  const aVisitor = (total: number) => total / visitors.size;
  return {
    lines: { hits, heartbeats, togetherShare: together / (hits.length + heartbeats.length) },
    traffic: {
      visitsADay: aVisitor(visits),
      pageViewsADay: aVisitor(pageViews),
      hitsADay: aVisitor(hits.length),
      heartbeatsADay: aVisitor(heartbeats.length),
      heartbeatsAViewerHour: heartbeats.length / (playedS / 3600),
      peakHourShare: Math.max(...byHour.values()) / visits,
      hitBytes: meanLength(hits),
      heartbeatBytes: meanLength(heartbeats),
    },
  };
}

/** Lines of different visits follow each other. No day has a multiple of it. */
const STRIDE = 7919;

/** The lines again and again, each with another number or time, so that it is an event of its own. */
export function endlessLines(pool: readonly string[]): () => string {
  let sent = 0;
  return () => {
    const line = pool[(sent * STRIDE) % pool.length] ?? '';
    // The playback sessions of a round are others, each with as many heartbeats.
    const round = Math.floor(sent / pool.length);
    sent += 1;
    return uniqueLine(line, Date.now(), sent, round);
  };
}

const uniqueLine = (line: string, nowMs: number, number: number, round: number): string =>
  isHit(line)
    ? line.replace(/\/s\d+\?/, `/s${nowMs % 1e8}${number}?`)
    : line.replace(/event:ts=\d+/, `event:ts=${nowMs}`).replace(/event:sid=\d+/, `$&${round}`);
