/** Selects and orders the stories that lead the home page. Pure. */

/** The lead is chosen among this many newest stories. */
const LEAD_CANDIDATES = 6;
const SECONDS = 2;
const LATEST = 12;

interface FrontStory {
  section: string;
  hasVideo: boolean;
}

export interface FrontPage<Story> {
  lead: Story;
  seconds: Story[];
  latest: Story[];
}

/**
 * The lead is the newest recent story with a video, else the newest of all.
 * The secondary stories are the newest of other sections, so that three subjects open the page; with too few
 * sections, simply the newest.
 *
 * @param newestFirst every story; null if there are none
 */
export function composeFrontPage<Story extends FrontStory>(newestFirst: readonly Story[]): FrontPage<Story> | null {
  const lead = newestFirst.slice(0, LEAD_CANDIDATES).find((story) => story.hasVideo) ?? newestFirst[0];
  if (!lead) return null;
  const others = newestFirst.filter((story) => story !== lead);
  const seconds: Story[] = [];
  const taken = new Set([lead.section]);
  for (const story of others) {
    if (seconds.length === SECONDS || taken.has(story.section)) continue;
    seconds.push(story);
    taken.add(story.section);
  }
  for (const story of others) {
    if (seconds.length < SECONDS && !seconds.includes(story)) seconds.push(story);
  }
  return { lead, seconds, latest: others.filter((story) => !seconds.includes(story)).slice(0, LATEST) };
}
