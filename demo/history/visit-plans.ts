/** Actions of the demo's visitors in a visit. */
import type { VisitStep } from '@sintonia/simulator';
import { weighted } from '@sintonia/simulator/random';
import { forTheDebate, forTheMatch, forTheNews } from './expected-live-visits.ts';
import { withFollowedLinks } from './followed-links.ts';
import { chooseByInterest } from './interests.ts';
import { live, radio } from './live-visits.ts';
import { news } from './news-visit.ts';
import { onDemand } from './on-demand-visit.ts';
import { read, see } from './page-steps.ts';
import { podcast } from './podcast-visit.ts';
import { readStory } from './read-story.ts';
import { search } from './search-visit.ts';
import type { Arrival, Visit, VisitWorld } from './visit-world.ts';

const FROM = [
  [44, ''],
  [31, 'https://www.google.com/'],
  [9, 'https://www.instagram.com/'],
  [6, 'https://t.me/'],
  [4, 'https://bsky.app/'],
  [6, 'https://www.vilaweb.example/'],
] as const;

const weather: Visit = ({ site }, { random }) => [
  see(site.weather),
  read(random),
  ...(random.chance(0.3) ? [see(site.home), read(random)] : []),
];

const KINDS: readonly (readonly [number, Visit])[] = [
  [46, news],
  [15, onDemand],
  [9, live],
  [7, radio],
  [6, podcast],
  [8, search],
  [9, weather],
];

/** Newsletter visitors come for something specific; poster visitors view one page. */
const byNewsletter: Visit = (world, arrival) =>
  arrival.random.chance(0.6)
    ? onDemand(world, arrival)
    : [...news(world, arrival), ...readStory(world, arrival.random.oneOf(world.site.stories), arrival)];
const byPoster: Visit = ({ site }, { random }) => [see(site.home), { do: 'wait', forS: random.whole(2, 9) }];

const FOR = {
  record: forTheMatch,
  outage: forTheDebate,
  eveningNews: forTheNews,
  newsletter: byNewsletter,
  posters: byPoster,
} as const;

/** Steps of one visit, with entry and campaign. */
export function planVisit(world: VisitWorld, arrival: Arrival): VisitStep[] {
  const { random, reason } = arrival;
  const plan = reason ? FOR[reason] : chooseByInterest(arrival, KINDS);
  const [entry, ...others] = plan(world, arrival);
  if (entry?.do !== 'view') return entry ? [entry, ...others] : [];
  const campaign = reason === 'newsletter' || reason === 'posters' ? world.story[reason].ext : null;
  const referrer = campaign ? '' : weighted(random, FROM);
  return withFollowedLinks(world.site, [
    { ...entry, referrer, ...(campaign && { query: `ext=${campaign}` }) },
    ...others,
  ]);
}
