/** A visitor reads a story. */
import type { SimulatedPage, VisitStep } from '@sintonia/simulator';
import type { HistoryActivity } from './history-messages.ts';
import { read, see } from './page-steps.ts';
import type { Arrival, VisitWorld } from './visit-world.ts';

/** Part of readings that end in a vote in the poll of the page, and in a link to another site. */
const VOTES = 0.03;
const LEAVES = 0.02;
/** Part of readings that end in a share. */
const SHARES = 0.035;

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
export function readStory(
  { activities, story }: VisitWorld,
  page: SimulatedPage,
  { random, person }: Arrival,
): VisitStep[] {
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
