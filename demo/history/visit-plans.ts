/** Actions of the demo's visitors in a visit. */
import type { SimulatedPage, SimulatedVideo, VisitStep } from '@sintonia/simulator';
import { type RandomSource, weighted } from '@sintonia/simulator/random';
import { NIGHT_TRAIN } from './ads.ts';
import { amongTheFirst } from './among-the-first.ts';
import type { DemoSite } from './demo-site.ts';
import { withFollowedLinks } from './followed-links.ts';
import type { HistoryActivity } from './history-messages.ts';
import { chooseByInterest, chooseStory } from './interests.ts';
import { type OnAir, withProgramme } from './on-air.ts';
import { planPlayback, USUAL_HABITS } from './playback-plans.ts';
import type { Story } from './story.ts';

export interface VisitWorld {
  site: DemoSite;
  onAir: OnAir;
  story: Story;
  activities: readonly HistoryActivity[];
}

/** A visitor at the start of a visit. */
export interface Arrival {
  atMs: number;
  /** Determines the variants and the interests: the same in every visit. */
  person: number;
  random: RandomSource;
  /** Reason of the visit. */
  reason?: 'record' | 'outage' | 'newsletter' | 'posters';
}

const FROM = [
  [44, ''],
  [31, 'https://www.google.com/'],
  [9, 'https://www.instagram.com/'],
  [6, 'https://t.me/'],
  [4, 'https://bsky.app/'],
  [6, 'https://www.vilaweb.example/'],
] as const;

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

/** Part of readings that end in a vote in the poll of the page, and in a link to another site. */
const VOTES = 0.03;
const LEAVES = 0.02;
/** Part of readings that end in a share. */
const SHARES = 0.035;

type Visit = (world: VisitWorld, arrival: Arrival) => VisitStep[];

/** Time on a page before the next step: one reader in five only glances at it. */
const read = (random: RandomSource): VisitStep => {
  const readS = random.whole(6, 160);
  return { do: 'wait', forS: readS < 37 ? Math.ceil(readS / 5) : readS };
};
const see = (page: SimulatedPage): VisitStep => ({ do: 'view', page });

const watch = ({ onAir, story }: VisitWorld, video: SimulatedVideo, { atMs, random }: Arrival): VisitStep[] => {
  const isLive = video.streamType === 'live' || video.streamType === 'linear';
  const programme = video.metadata?.['a.media.show'];
  const isRepeated = programme === story.repeated.programme && atMs >= story.repeated.fromMs;
  const isAudio = video.mediaType === 'audio';
  const shown = isLive ? withProgramme(video, onAir.at(video.channel, atMs)) : video;
  const habits = {
    ...USUAL_HABITS,
    // Radio plays for hours in a background tab.
    liveS: isAudio ? (random.chance(0.3) ? 6200 : 900) : USUAL_HABITS.liveS,
    onlyAd: isRepeated ? NIGHT_TRAIN : null,
  };
  return [
    see(shown),
    { do: 'wait', forS: random.whole(2, 9) },
    { do: 'watch', video: shown, plan: planPlayback(shown, random, habits) },
  ];
};

/** Stable for a person; weights are those of the activity. */
function variantOf({ variants }: HistoryActivity, person: number): { key: string; isFirst: boolean } {
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = ((Math.imul(person + 1, 2_654_435_761) >>> 0) / 2 ** 32) * whole;
  for (const [index, { key, weight }] of variants.entries()) {
    left -= weight;
    if (left < 0) return { key, isFirst: index === 0 };
  }
  return { key: '', isFirst: true };
}

/** A story, with the activity on its page. */
function readStory({ activities, story }: VisitWorld, page: SimulatedPage, { random, person }: Arrival): VisitStep[] {
  const activity = activities.find(({ path }) => page.path.startsWith(path.replace(/\*$/, '')));
  const steps: VisitStep[] = [see(page)];
  let shares = SHARES;
  if (activity) {
    const { key, isFirst } = variantOf(activity, person);
    steps.push({ do: 'wait', forS: 1 }, { do: 'expose', activity: activity.id, variant: key });
    if (page.path.startsWith(story.winner.path)) shares = isFirst ? story.winner.usual : story.winner.shares;
  }
  steps.push(read(random));
  if (random.chance(shares)) {
    const network = random.oneOf(['WhatsApp', 'Telegram', 'Bluesky', 'Copia l’enllaç']);
    steps.push({
      do: 'click',
      link: { linkName: 'Compartir', event: 'share' },
      detail: { socialAction: network, clickOrigin: 'notícia' },
    });
  }
  if (random.chance(VOTES)) {
    const detail = { clickOrigin: 'notícia', contentTitle: page.layer.contentTitle };
    steps.push({ do: 'click', link: { linkName: 'Participar', event: 'participate' }, detail });
  }
  if (random.chance(LEAVES)) {
    const detail = { linkUrl: 'https://www.gencat.example/' };
    steps.push({ do: 'click', link: { linkName: 'Enllaç extern', linkType: 'e' }, detail });
  }
  return steps;
}

const news: Visit = (world, arrival) => {
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

const onDemand: Visit = (world, arrival) => {
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

const live: Visit = (world, arrival) => {
  const { site } = world;
  const channel = weighted(arrival.random, [
    [6, 'tramuntana-1'],
    [4, 'tramuntana-24'],
    [1, 'tramuntana-petit'],
  ] as const);
  const video = site.live.get(channel);
  return [
    ...(arrival.random.chance(0.4) ? [see(site.home), read(arrival.random)] : []),
    ...(video ? watch(world, video, arrival) : []),
  ];
};

const radio: Visit = (world, arrival) => {
  const channel = weighted(arrival.random, [
    [6, 'radio-tramuntana'],
    [2, 'radio-tramuntana-musica'],
    [1, 'radio-tramuntana-classica'],
    [2, 'radio-tramuntana-jove'],
  ] as const);
  const video = world.site.live.get(channel);
  if (!video) return [];
  const opensWindow: VisitStep = {
    do: 'click',
    link: { linkName: 'Finestra nova', event: 'radioWindow' },
    detail: { channel },
  };
  return [see(video), ...(arrival.random.chance(0.5) ? [opensWindow] : []), ...watch(world, video, arrival)];
};

const podcast: Visit = (world, arrival) => {
  const { random } = arrival;
  const video = amongTheFirst(random, world.site.podcasts);
  if (!random.chance(0.35)) return watch(world, video, arrival);
  const download: VisitStep = {
    do: 'click',
    link: { linkName: 'Descarregar', linkType: 'd', event: 'download' },
    detail: { linkUrl: `${video.path}baixa.m4a`, contentTitle: video.name, contentId: video.id },
  };
  return [see(video), read(random), download];
};

const search: Visit = ({ site, story, activities, onAir }, arrival) => {
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

const forTheMatch: Visit = (world, arrival) => cameForLive(world, arrival, world.story.record, 3400, 0.006);
const forTheDebate: Visit = (world, arrival) => cameForLive(world, arrival, world.story.outage, 240, 0.68);

function cameForLive(
  { site, onAir, story }: VisitWorld,
  { atMs, random }: Arrival,
  { channel }: Story['record'],
  liveS: number,
  failures: number,
): VisitStep[] {
  const video = site.live.get(channel);
  if (!video) return [];
  const shown = withProgramme(video, onAir.at(channel, atMs));
  const isBroken = failures > 0.5;
  const tries = isBroken ? random.whole(1, 3) : 1;
  const stalls = isBroken ? 0.95 : USUAL_HABITS.stalls;
  const leftMs = (isBroken ? story.outage : story.record).endMs - atMs;
  const habits = { ...USUAL_HABITS, liveS: Math.min(liveS, leftMs / 1000), failures, stalls };
  return [
    see(shown),
    { do: 'wait', forS: 4 },
    ...Array.from(
      { length: tries },
      (): VisitStep => ({ do: 'watch', video: shown, plan: planPlayback(shown, random, habits) }),
    ),
  ];
}

/** Newsletter visitors come for something specific; poster visitors view one page. */
const byNewsletter: Visit = (world, arrival) =>
  arrival.random.chance(0.6)
    ? onDemand(world, arrival)
    : [...news(world, arrival), ...readStory(world, arrival.random.oneOf(world.site.stories), arrival)];
const byPoster: Visit = ({ site }, { random }) => [see(site.home), { do: 'wait', forS: random.whole(2, 9) }];

const FOR = { record: forTheMatch, outage: forTheDebate, newsletter: byNewsletter, posters: byPoster } as const;

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
