/** A visit that searches. */
import type { VisitStep } from '@sintonia/simulator';
import { weighted } from '@sintonia/simulator/random';
import { see } from './page-steps.ts';
import { readStory } from './read-story.ts';
import type { Visit } from './visit-world.ts';

/** Keywords with their number of results. */
const SEARCHES: readonly (readonly [weight: number, keywords: string, results: number])[] = [
  [14, 'el temps', 41],
  [9, 'embassaments', 6],
  [8, 'cims', 15],
  [8, 'notícies vespre', 12],
  [6, 'bàsquet', 9],
  [6, 'lloguers', 4],
  [5, 'sota la cendrosa', 14],
  [5, 'castells', 5],
  [4, 'cuina de llar', 11],
  [3, 'contradansa', 2],
  [2, 'loteria', 0],
  [2, 'graella tramuntana 2', 0],
];

export const search: Visit = ({ site, story, activities, onAir }, arrival) => {
  const { random, atMs } = arrival;
  const missing = atMs >= story.missing.fromMs ? 22 : 2;
  const searches: typeof SEARCHES = [...SEARCHES, [missing, story.missing.keywords, 0]];
  const [, keywords, results] = weighted(
    random,
    searches.map((one) => [one[0], one] as const),
  );
  const steps: VisitStep[] = [
    see(site.home),
    { do: 'wait', forS: random.whole(3, 15) },
    { do: 'view', page: site.searchPage(keywords, results), counts: ['search'] },
    { do: 'wait', forS: random.whole(4, 30) },
  ];
  if (results > 0 && random.chance(0.1)) {
    const link = { linkName: 'Clic a botó', event: 'buttonClick' } as const;
    steps.push({ do: 'click', link, detail: { clickIdentifier: 'mes-resultats' } });
  }
  if (results > 0 && random.chance(0.7)) {
    steps.push(...readStory({ site, story, activities, onAir }, random.oneOf(site.stories), arrival));
  }
  return steps;
};
