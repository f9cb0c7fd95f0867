/**
 * The capacity model: from what one request costs to what a broadcaster needs. Pure; `docs/capacity.md` explains it.
 */
import type { ClusterPart, Costs, PartCost, StoredBytes } from './costs.ts';
import type { Traffic } from './traffic.ts';

export interface Size {
  visitorsADay: number;
  /** Viewers of audio and video at once, at the peak. */
  viewers: number;
  /** Rate of one viewer's stream, in Mbit/s. */
  streamMbit: number;
}

/** Requests a second. */
export interface Rates {
  hits: number;
  heartbeats: number;
  pageViews: number;
}

type EventRates = Pick<Rates, 'hits' | 'heartbeats'>;

/** Share of a core, of a disk or of a network that the peak may use; the rest is for what nobody foresees. */
export const USED_AT_PEAK = 0.6;
/** Processes of each role that answers visitors: one may fail. */
const LEAST_PROCESSES = 2;
/** JavaScript of one process runs on one core. */
const CORES_A_PROCESS = 1;
/** Visitors whose browser has nothing of the site in its cache. */
const NEW_VISITORS = 0.4;
const DAYS_A_MONTH = 30;
/** Length of a media segment, in seconds. */
const SEGMENT_S = 4;
const SECONDS_AN_HOUR = 3600;
/** Servers of a stream; each holds all of it. */
const NATS_SERVERS = 3;
/** Hours of peak traffic that the stream must hold while the event store is unavailable. */
const STREAM_HOURS = 6;
/** Processes for staff, independent of the visitors: reports run in the event store. */
const STUDIO = { processes: 2, cores: 1, gigabytes: 1 };
/** PostgreSQL: accounts, catalogue, tag library; the site reads it into memory. */
const POSTGRES = { processes: 1, cores: 2, gigabytes: 4 };
/** Memory of ClickHouse besides what reports read into it: caches of 28 days of rollups. */
const CLICKHOUSE_GIGABYTES = 16;

/** Rates of the busiest hour. */
export function peakRates({ visitorsADay, viewers }: Size, traffic: Traffic): Rates {
  const atPeak = (aVisitor: number) => (visitorsADay * aVisitor * traffic.peakHourShare) / SECONDS_AN_HOUR;
  return {
    hits: atPeak(traffic.hitsADay),
    pageViews: atPeak(traffic.pageViewsADay),
    heartbeats: (viewers * traffic.heartbeatsAViewerHour) / SECONDS_AN_HOUR,
  };
}

/**
 * Processor time of a part at these rates, in cores, and what more or fewer hits than in the measured events add or save.
 * Requests of a moment share a batch, so that the more come, the more of them a core does in a second: between two
 * measured rates on the line between those numbers. Above the highest rate, cores lie on the line of the last two.
 */
export function coresOf(
  { idleCores, curve, hitShare, hitExtraUs }: PartCost,
  { hits, heartbeats }: EventRates,
): number {
  const rate = hits + heartbeats;
  const mixCores = ((hits - rate * hitShare) * hitExtraUs) / 1e6;
  return Math.max(idleCores + curveCores(curve, rate) + mixCores, idleCores);
}

type Point = PartCost['curve'][number];

/** @param rate requests a second */
function curveCores(curve: readonly Point[], rate: number): number {
  const found = curve.findIndex(({ perSecond }) => rate <= perSecond);
  const at = found === -1 ? curve.length - 1 : found;
  const [from, to] = [curve[at - 1], curve[at]];
  if (!to) return 0;
  if (!from) return (to.cores * rate) / to.perSecond;
  const part = (rate - from.perSecond) / (to.perSecond - from.perSecond);
  if (found === -1) return from.cores + part * Math.max(to.cores - from.cores, 0);
  // At rest: nothing to share.
  if (from.cores === 0 || to.cores === 0) return from.cores + part * (to.cores - from.cores);
  const [fewer, more] = [from.perSecond / from.cores, to.perSecond / to.cores];
  return rate / (fewer + part * (more - fewer));
}

/** What one role or store needs. Reserve included. */
export interface Need {
  processes: number;
  cores: number;
  gigabytes: number;
  /** To and from its clients. */
  megabits: number;
}

export type Part = ClusterPart | 'web' | 'media' | 'studio' | 'postgres';

const megabits = (bytesASecond: number) => (bytesASecond * 8) / 1e6;

/** Bytes a second of beacons, with their headers and answers. */
function beaconBytes({ hits, heartbeats }: Rates, traffic: Traffic): number {
  const HEADERS_AND_ANSWER = 900;
  return hits * (traffic.hitBytes + HEADERS_AND_ANSWER) + heartbeats * (traffic.heartbeatBytes + HEADERS_AND_ANSWER);
}

/** A role whose processes share the load, each on one core. */
function shared(loadCores: number, memoryMb: number, megabitsInAll: number, least = LEAST_PROCESSES): Need {
  const cores = loadCores / USED_AT_PEAK;
  const processes = Math.max(Math.ceil(cores / CORES_A_PROCESS), least);
  return {
    processes,
    cores: Math.max(cores, processes * 0.1),
    gigabytes: (processes * memoryMb) / 1000 / USED_AT_PEAK,
    megabits: megabitsInAll / USED_AT_PEAK,
  };
}

export function planOf(size: Size, traffic: Traffic, costs: Costs): Record<Part, Need> | null {
  const { cluster, page } = costs;
  if (!cluster) return null;
  const rates = peakRates(size, traffic);
  const beacons = megabits(beaconBytes(rates, traffic));
  const eventMegabits = megabits(rates.hits * traffic.hitBytes + rates.heartbeats * traffic.heartbeatBytes);
  const fileBytes = NEW_VISITORS * (page.firstViewBytes - page.htmlBytes);
  const webCores = (rates.pageViews * (page.pageUs + NEW_VISITORS * page.files * page.fileUs)) / 1e6;
  const mediaMegabits = size.viewers * size.streamMbit;
  const segmentKb = (size.streamMbit * SEGMENT_S * 1e6) / 8 / 1000;
  const mediaCores = ((size.viewers / SEGMENT_S) * (page.segmentUs + segmentKb * page.segmentUsAKb)) / 1e6;
  const natsCores = coresOf(cluster.nats, rates) / USED_AT_PEAK;
  const clickhouseCores = coresOf(cluster.clickhouse, rates) / USED_AT_PEAK;
  return {
    collect: shared(coresOf(cluster.collect, rates), cluster.collect.memoryMb, beacons),
    nats: {
      processes: NATS_SERVERS,
      cores: natsCores,
      gigabytes: (NATS_SERVERS * cluster.nats.memoryMb) / 1000 / USED_AT_PEAK,
      megabits: (eventMegabits * NATS_SERVERS) / USED_AT_PEAK,
    },
    write: shared(coresOf(cluster.write, rates), cluster.write.memoryMb, 2 * eventMegabits, 1),
    clickhouse: { processes: 1, cores: clickhouseCores, gigabytes: CLICKHOUSE_GIGABYTES, megabits: eventMegabits },
    web: shared(webCores, page.memoryMb, megabits(rates.pageViews * (page.htmlBytes + fileBytes))),
    media: shared(mediaCores, page.memoryMb, mediaMegabits),
    studio: { ...STUDIO, megabits: 10 },
    postgres: { ...POSTGRES, megabits: 10 },
  };
}

export interface Storage {
  eventsAMonth: number;
  gigabytesAMonth: number;
  /** What NATS must be able to hold on each server (`NATS_STREAM_MB`). */
  streamGigabytes: number;
}

export function storageOf(size: Size, traffic: Traffic, stored: StoredBytes): Storage {
  const hits = size.visitorsADay * traffic.hitsADay * DAYS_A_MONTH;
  const heartbeats = size.visitorsADay * traffic.heartbeatsADay * DAYS_A_MONTH;
  const rates = peakRates(size, traffic);
  const lineBytes = rates.hits * traffic.hitBytes + rates.heartbeats * traffic.heartbeatBytes;
  return {
    eventsAMonth: hits + heartbeats,
    gigabytesAMonth: (hits * stored.hit + heartbeats * stored.playback) / 1e9,
    streamGigabytes: (lineBytes * STREAM_HOURS * SECONDS_AN_HOUR) / 1e9,
  };
}

/** The machine that a part cannot leave. */
export interface Machine {
  cores: number;
  megabits: number;
}

export interface Bottleneck {
  part: Part;
  what: 'cores' | 'network';
  /** It is full at this many times the size. */
  atTimes: number;
}

/** Parts that more machines do not divide: each NATS server and each ClickHouse replica has all events. */
const UNDIVIDED: readonly Part[] = ['nats', 'clickhouse'];

/** The undivided part that is full first when everything grows. */
export function bottleneckOf(plan: Record<Part, Need>, machine: Machine): Bottleneck {
  const all = UNDIVIDED.flatMap((part): Bottleneck[] => {
    const { processes, cores, megabits: mbit } = plan[part];
    return [
      { part, what: 'cores', atTimes: machine.cores / (cores / processes) },
      { part, what: 'network', atTimes: machine.megabits / (mbit / processes) },
    ];
  });
  return all.reduce((least, one) => (one.atTimes < least.atTimes ? one : least));
}

/** Whether all of it fits on one machine with the embedded stores. */
export function embeddedCores(size: Size, traffic: Traffic, costs: Costs): { server: number; engine: number } {
  const rates = peakRates(size, traffic);
  const { server, engine } = costs.embedded;
  const pages = (rates.pageViews * costs.page.pageUs) / 1e6;
  return { server: coresOf(server, rates) + pages, engine: coresOf(engine, rates) };
}
