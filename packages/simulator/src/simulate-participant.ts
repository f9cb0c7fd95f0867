import { exposureHit, linkHit, pageHit } from '@sintonia/tag/analytics';
import { type Hit, localVisitorId } from '@sintonia/wire';
import { HOUR_MS, MINUTE_MS } from '@sintonia/wire/durations';
import type { SimulatedLine, SimulatedPage, SimulatedSite } from './audience.ts';
import { hitLine, pageContextAt } from './hit-line.ts';
import { plainPlan } from './playback-plan.ts';
import type { RandomSource } from './random.ts';
import { simulatePlayback } from './simulate-playback.ts';
import type { ExperimentTruth, SimulatedExperiment } from './simulated-experiment.ts';

/** A person's habitual number of pages per visit, equal before and after exposure. */
const HABITS = [0, 0, 1, 1, 2, 3, 5, 8] as const;

/** One person: habitual visits, the page with the activity, then actions as the variant changes them. */
export async function simulatePerson(
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
