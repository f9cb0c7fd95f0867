/** A visit for the news. */
import { chooseStory } from './interests.ts';
import { read, see } from './page-steps.ts';
import { readStory } from './read-story.ts';
import type { Visit } from './visit-world.ts';

export const news: Visit = (world, arrival) => {
  const { site } = world;
  const { random } = arrival;
  const steps = random.chance(0.55) ? [see(site.home), read(random)] : [];
  if (random.chance(0.25)) steps.push(see(random.oneOf(site.sections)), read(random));
  const { winner } = world.story;
  const tested = site.stories.find(({ path }) => path.startsWith(winner.path));
  if (tested && arrival.atMs >= winner.fromMs && random.chance(winner.readers)) {
    steps.push(...readStory(world, tested, arrival));
  }
  for (let i = random.whole(1, 4); i > 0; i--)
    steps.push(...readStory(world, chooseStory(arrival, site.stories), arrival));
  return steps;
};
