import { exposureHit, linkHit, pageHit } from '@sintonia/tag/analytics';
import { type Hit, localVisitorId } from '@sintonia/wire';
import { HOUR_MS, MINUTE_MS } from '@sintonia/wire/durations';
import type { SimulatedLine, SimulatedPage, SimulatedSite, SimulatedVideo } from './audience.ts';
import { hitLine, pageContextAt } from './hit-line.ts';
import { plainPlan } from './playback-plan.ts';
import { createRandomSource, type RandomSource } from './random.ts';
import { simulatePlayback } from './simulate-playback.ts';

/** The known effect of a variant on people. */
export interface SimulatedEffect {
  /** Probability of a click after exposure. */
  clicks: number;
  /** Probability of a play after exposure. */
  plays: number;
}

export interface SimulatedExperiment {
  activity: string;
  /** Where it is seen. */
  page: SimulatedPage;
  /** Pages visited before and after. */
  around: readonly SimulatedPage[];
  video: SimulatedVideo;
  /** Name of the link that is clicked. */
  link: string;
  /** Variant of a visitor, as the server would decide; null: takes no part. */
  assign: (visitorId: string) => string | null;
  effects: Readonly<Record<string, SimulatedEffect>>;
  /** Part of a variant's visitors whose exposure never arrives, 0 to 1: a sample ratio that is wrong. */
  lost?: Readonly<Record<string, number>>;
}

/** True actions of a variant's visitors after exposure. Times in seconds. */
export interface ExperimentTruth {
  visitors: number;
  clicked: number;
  played: number;
  watchedS: number;
  pageviews: number;
}

export interface ExperimentOptions {
  seed: number;
  people: number;
  /** Range of the exposures, ms epoch. Earlier actions are up to twelve hours before. */
  fromMs: number;
  untilMs: number;
}

/** A person's habitual number of pages per visit, equal before and after exposure. */
const HABITS = [0, 0, 1, 1, 2, 3, 5, 8] as const;

/** One person: habitual visits, the page with the activity, then actions as the variant changes them. */
async function simulatePerson(
  site: SimulatedSite,
  experiment: SimulatedExperiment,
  seenAtMs: number,
  random: RandomSource,
): Promise<{ lines: SimulatedLine[]; variant: string; truth: ExperimentTruth } | null> {
  const { activity, page, around, video, link, assign, effects, lost } = experiment;
  const visitorId = localVisitorId(random.part);
  const variant = assign(visitorId);
  const effect = variant === null ? undefined : effects[variant];
  if (variant === null || !effect || random.chance(lost?.[variant] ?? 0)) return null;
  const lines: SimulatedLine[] = [];
  const emit = (hit: Hit, atMs: number) =>
    void lines.push(hitLine(site, { ...hit, visitorId, organisationId: site.organisationId }, atMs, random));
  const view = (seen: SimulatedPage, atMs: number) => emit(pageHit(pageContextAt(site, seen, atMs)), atMs);

  const habit = random.oneOf(HABITS);
  const beforeMs = seenAtMs - random.whole(2 * HOUR_MS, 12 * HOUR_MS);
  for (let i = 0; i < habit; i++) view(random.oneOf(around), beforeMs + i * MINUTE_MS);
  view(page, seenAtMs - 1500);
  emit(exposureHit(pageContextAt(site, page, seenAtMs), { activity, variant, via: 'page' }), seenAtMs);

  const truth: ExperimentTruth = { visitors: 1, clicked: 0, played: 0, watchedS: 0, pageviews: 0 };
  let nowMs = seenAtMs + 10_000;
  if (random.chance(effect.clicks)) {
    emit(linkHit(pageContextAt(site, page, nowMs), { linkName: link }, {}), nowMs);
    truth.clicked = 1;
  }
  for (let i = Math.max(0, habit + random.whole(-1, 1)); i > 0; i--) {
    nowMs += random.whole(20_000, 90_000);
    view(random.oneOf(around), nowMs);
    truth.pageviews += 1;
  }
  if (random.chance(effect.plays)) {
    const plan = plainPlan(video.lengthS, { untilS: random.whole(5, video.lengthS), pause: null });
    const session = await simulatePlayback({ site, video, visitorId, plan, startMs: nowMs + 5000, random });
    lines.push(...session.lines);
    truth.played = 1;
    truth.watchedS = session.watchedS;
  }
  return { lines, variant, truth };
}

/** Simulates people in an activity with a known effect: their requests, oldest first, and the truth of each variant. */
export async function simulateExperiment(
  site: SimulatedSite,
  experiment: SimulatedExperiment,
  { seed, people, fromMs, untilMs }: ExperimentOptions,
): Promise<{ lines: SimulatedLine[]; truth: ReadonlyMap<string, ExperimentTruth> }> {
  const random = createRandomSource(seed);
  const lines: SimulatedLine[] = [];
  const truth = new Map<string, ExperimentTruth>();
  for (let i = 0; i < people; i++) {
    const one = await simulatePerson(
      site,
      experiment,
      random.whole(fromMs, untilMs),
      createRandomSource(random.whole(0, 2 ** 31)),
    );
    if (!one) continue;
    lines.push(...one.lines);
    const sum = truth.get(one.variant) ?? { visitors: 0, clicked: 0, played: 0, watchedS: 0, pageviews: 0 };
    for (const key of Object.keys(sum) as (keyof ExperimentTruth)[]) sum[key] += one.truth[key]; // cast: keys of the truth
    truth.set(one.variant, sum);
  }
  return { lines: lines.sort((a, b) => a.atMs - b.atMs), truth };
}
