import { exemptPageHit, pageHit } from '@sintonia/tag/analytics';
import { type Hit, localVisitorId } from '@sintonia/wire';
import { EMPTY_TRUTH, type SimulatedLine, type SimulatedPage, type SimulatedSite, type Truth } from './audience.ts';
import { hitLine, pageContextAt } from './hit-line.ts';
import { type PlaybackPlan, plainPlan } from './playback-plan.ts';
import type { RandomSource } from './random.ts';
import { simulatePlayback } from './simulate-playback.ts';

/** Visitors who have not chosen are not measured, so there are only these two answers. */
type Choice = 'accepted' | 'refused';

export interface SimulatedVisitor {
  lines: SimulatedLine[];
  truth: Truth;
}

/** Gaps between two pages of a visit: well under the 30 minutes that end it. */
const READING_MS = [4_000, 240_000] as const;
/** Gaps between two visits: well over them. */
const AWAY_MS = [2_400_000, 7_200_000] as const;

/** Simulates one person from a given time: one or two visits with some pages each, some of them videos. */
export async function simulateVisitor(
  site: SimulatedSite,
  startMs: number,
  random: RandomSource,
): Promise<SimulatedVisitor> {
  const choice: Choice = random.chance(0.7) ? 'accepted' : 'refused';
  const visitorId = localVisitorId(random.part);
  const lines: SimulatedLine[] = [];
  const truth: Truth = { ...EMPTY_TRUTH };
  let nowMs = startMs;

  const view = (page: SimulatedPage) => {
    const context = pageContextAt(site, page, nowMs);
    const hit: Hit =
      choice === 'accepted'
        ? { ...pageHit(context), visitorId, organisationId: site.organisationId }
        : exemptPageHit(context);
    lines.push(hitLine(site, hit, nowMs, random));
    truth.pageviews += 1;
    if (choice === 'refused') truth.exemptPageviews += 1;
  };

  for (let visit = random.whole(1, 2); visit > 0; visit--) {
    for (let page = random.whole(1, 5); page > 0; page--) {
      nowMs += random.whole(...READING_MS);
      if (!random.chance(0.35)) {
        view(random.oneOf(site.pages));
        continue;
      }
      const video = random.oneOf(site.videos);
      view(video);
      if (choice !== 'accepted') continue;
      const plan = planFor(video.lengthS, random);
      const session = await simulatePlayback({ site, video, visitorId, plan, startMs: nowMs + 2000, random });
      lines.push(...session.lines);
      truth.plays += 1;
      truth.completions += session.isComplete ? 1 : 0;
      truth.contentTimeSpent += session.watchedS;
      truth.uniqueViewers = 1;
      nowMs = session.endsAtMs;
    }
    if (choice === 'accepted') truth.visits += 1;
    nowMs += random.whole(...AWAY_MS);
  }
  truth.visitors = choice === 'accepted' ? 1 : 0;
  return { lines, truth };
}

function planFor(lengthS: number, random: RandomSource): PlaybackPlan {
  const untilS = random.chance(0.5) ? lengthS : random.whole(2, Math.max(2, Math.floor(lengthS) - 1));
  const pause = random.chance(0.3)
    ? { atS: random.whole(1, Math.max(1, Math.floor(untilS) - 1)), forMs: random.whole(1000, 20_000) }
    : null;
  return plainPlan(lengthS, { untilS, pause });
}
