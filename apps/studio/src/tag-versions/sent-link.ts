/** What an action of a rule sends for a link. Pure. */
import type { PublishedAction } from './published-version.ts';

/** As in `packages/tag/src/rules/actions.ts`. */
const LINK = 'send link ';

export interface SentLink {
  linkType?: string;
  linkName?: string;
  events?: readonly string[];
}

export const sendsLink = ({ name }: PublishedAction): boolean => name.startsWith(LINK);

/** An empty page: what a link hit takes from its page does not matter here. */
const NOWHERE = {
  atMs: 0,
  offsetMin: 0,
  url: 'https://enlloc.example/',
  referrer: '',
  layer: { page: {}, video: {}, user: {} },
  screen: '',
  colourDepth: 0,
  windowWidth: 0,
  windowHeight: 0,
};

/**
 * The link hit as the rule makes it when page code adds nothing. Null for an action that sends no link, and if the
 * version makes none of an empty page.
 */
export function sentLink(action: PublishedAction): SentLink | null {
  if (!sendsLink(action)) return null;
  let sent: SentLink | null = null;
  try {
    action.run(
      { event: 'libraryLoaded', context: NOWHERE, detail: {}, counted: new Set() },
      { send: (hit: SentLink) => (sent = hit) },
    );
  } catch {
    return null;
  }
  return sent;
}
