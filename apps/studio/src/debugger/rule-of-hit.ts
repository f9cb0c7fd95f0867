/** Which rule of a published version of the tag sent a hit. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import { HIT_FIELDS } from '@sintonia/wire';

/** The part of the tag's `RuleSet` that is read here. */
export interface PublishedRules {
  rules: readonly { name: string; actions: readonly PublishedAction[] }[];
}
interface PublishedAction {
  name: string;
  run(occurrence: unknown, ports: unknown): unknown;
}

/** Where a hit says that it was made. */
export type HitOrigin =
  /** Version of the tag library that made it, from its path. */
  | { from: 'library'; version: string }
  /** A client of another maker, or one without versions. */
  | { from: 'elsewhere' }
  /** A heartbeat: the player sends it without a rule. */
  | { from: 'player' };

/** Same form as in `apps/server/src/tag-library/library-use.ts`. */
const OF_LIBRARY = /^\/b\/ss\/[^/?]+\/[^/?]+\/SINTONIA-1-([0-9a-f]+)\//;

export function originOf({ protocol, raw }: Pick<LiveEvent, 'protocol' | 'raw'>): HitOrigin {
  if (protocol === 'heartbeat') return { from: 'player' };
  const version = OF_LIBRARY.exec(raw)?.[1];
  return version ? { from: 'library', version } : { from: 'elsewhere' };
}

/** Kinds of hits by the action that sends them; names are those of `packages/tag/src/rules/actions.ts`. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'send media start': ['mediaStart', 'adStart'],
  'send exposure': ['exposure', 'offerTrouble'],
  'time page': ['visible'],
};
const LINK = 'send link ';

interface SentLink {
  linkType?: string;
  linkName?: string;
  events?: readonly string[];
}

/**
 * Names of the rules that can have sent this hit: by its kind, for a link also by its type and its events. One of the
 * direct calls alone when the link has the name that the call gives; several when page code named it and they send the
 * same otherwise. Empty if no rule of the version sends such hits.
 */
export function rulesOf(event: Pick<LiveEvent, 'event' | 'tier' | 'fields'>, { rules }: PublishedRules): string[] {
  const field = (key: string) => event.fields.find((one) => one.key === key)?.value ?? '';
  const [type, name, events] = [HIT_FIELDS.linkType.key, HIT_FIELDS.linkName.key, HIT_FIELDS.events.key].map(field);
  const found: { rule: string; isNamed: boolean }[] = [];
  for (const { name: rule, actions } of rules) {
    for (const action of actions) {
      if (action.name.startsWith(LINK)) {
        const sent = event.event === 'link' ? sentBy(action) : null;
        if (sent && sent.linkType === type && (sent.events ?? []).join() === events)
          found.push({ rule, isNamed: sent.linkName === name });
      } else if (sends(action.name, event)) found.push({ rule, isNamed: false });
    }
  }
  const named = found.filter(({ isNamed }) => isNamed);
  return [...new Set((named.length > 0 ? named : found).map(({ rule }) => rule))];
}

function sends(action: string, { event, tier }: Pick<LiveEvent, 'event' | 'tier'>): boolean {
  if (action === 'send page view') return event === 'pageview' && tier !== 'none';
  if (action === 'send exempt page view') return event === 'pageview' && tier === 'none';
  if (action === 'send followed link') return event === 'link';
  return KINDS[action]?.includes(event) ?? false;
}

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

/** The link hit as the rule makes it when page code adds nothing. Null if the version makes none of an empty page. */
function sentBy(action: PublishedAction): SentLink | null {
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

/** Address of the hit's own page with the inspector open; null for a page of another site, which has none. */
export function inspectorAddress(event: Pick<LiveEvent, 'fields'>, origin: string): string | null {
  const address = event.fields.find(({ key }) => key === HIT_FIELDS.url.key)?.value ?? '';
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? `${url.pathname}?inspector` : null;
}
