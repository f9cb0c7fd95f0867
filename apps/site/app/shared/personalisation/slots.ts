import type { PageDecisions, SiteRequest, SlotName } from '@sintonia/contracts';

/** Text that an activity shows in a slot of this page; undefined: the page's own (P-07). For loaders. */
export const slotText = ({ decided }: PageDecisions, slot: SlotName): string | undefined =>
  decided.find(({ slots }) => slots[slot] !== undefined)?.slots[slot];

/** Fields of a story that offers may replace, on its own page or as the lead of the home page. */
interface Fillable {
  title: string;
  standfirst: string;
  picture: { artwork: string; alt: string };
}

/** A story with the texts of activities; the story itself without any. */
export function withSlots<T extends Fillable>(
  story: T,
  place: 'story' | 'home.lead',
  { decisions }: Pick<SiteRequest, 'decisions'>,
): T {
  if (decisions.decided.length === 0) return story;
  const { title, standfirst, picture } = story;
  return {
    ...story,
    title: slotText(decisions, `${place}.title`) ?? title,
    standfirst: slotText(decisions, `${place}.standfirst`) ?? standfirst,
    picture: { ...picture, artwork: slotText(decisions, `${place}.picture`) ?? picture.artwork },
  };
}
