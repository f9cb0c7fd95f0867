/** Podcast applications that fetch episodes of the demo: other people than the site's visitors, as many as its figures suggest. */
import { planDownloads } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';
import { amongTheFirst } from './among-the-first.ts';
import type { DemoSite } from './demo-site-model.ts';
import type { HistoryRequest } from './history-messages.ts';

/** Downloads per visit to the site. */
const PER_VISIT = 0.12;
/** Share of downloads by robots that identify themselves, percent. */
const ROBOTS = 8;
/** 128 kbit/s. */
const BYTES_PER_S = 16_000;
/** Between two requests of one application. */
const APART_MS = 2000;
/** Listeners that can be distinguished on one day. */
const NUMBERS = 29_999;
/** Networks of addresses: one a day, so that a listener of another day is another. */
const NETWORKS = 256;

/** Requests at the time of a visit; none for most visits. @param day any count of days */
export function podcastDownloads(
  { podcasts }: Pick<DemoSite, 'podcasts'>,
  { atMs, day, random }: { atMs: number; day: number; random: RandomSource },
): HistoryRequest[] {
  if (!random.chance(PER_VISIT)) return [];
  const { path, id, name: title, lengthS, metadata } = amongTheFirst(random, podcasts);
  const file = { id: Number(id), title, programme: metadata?.['a.media.show'] ?? '', path: `/baixa/${id}`, lengthS };
  const bytes = lengthS * BYTES_PER_S;
  const plans = planDownloads({
    episodes: [{ path, bytes, lengthS }],
    listeners: 1,
    network: day % NETWORKS,
    firstNumber: random.whole(0, NUMBERS),
    random,
    conditions: { robots: ROBOTS },
  });
  return plans
    .flatMap(({ requests }) => requests)
    .flatMap(({ bytes: span, userAgent, address }, index): HistoryRequest[] => {
      if (!span) return [];
      const [from, to] = span;
      const download = { file: { ...file, bytes }, address, from, to };
      return [{ atMs: atMs + index * APART_MS, userAgent, line: file.path, download }];
    });
}
