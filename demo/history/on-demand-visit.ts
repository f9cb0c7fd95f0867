/** A visit for an episode, and often the next one. */
import type { VisitStep } from '@sintonia/simulator';
import { amongTheFirst } from './among-the-first.ts';
import { read, see } from './page-steps.ts';
import type { Visit } from './visit-world.ts';
import { watch } from './watch.ts';

export const onDemand: Visit = (world, arrival) => {
  const { site } = world;
  const { random } = arrival;
  const first = amongTheFirst(random, site.episodes);
  const programme = first.metadata?.['a.media.show'];
  const next = site.episodes.filter((video) => video.metadata?.['a.media.show'] === programme && video.id !== first.id);
  const steps: VisitStep[] = random.chance(0.5) ? [see(site.home), read(random)] : [];
  if (random.chance(0.5)) {
    const page = site.programmes.find(({ layer }) => layer.contentTitle === programme);
    if (page) steps.push(see(page), read(random));
  }
  steps.push(...watch(world, first, arrival));
  const [second] = next;
  const goesOn = programme === world.story.repeated.programme ? 0.55 : 0.2;
  if (second && random.chance(goesOn)) steps.push(...watch(world, second, arrival));
  return steps;
};
