import type { SimulatedLine, SimulatedSite } from './audience.ts';
import { createRandomSource } from './random.ts';
import { simulatePerson } from './simulate-participant.ts';
import type { ExperimentOptions, ExperimentTruth, SimulatedExperiment } from './simulated-experiment.ts';

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
