/** Which rule of a published version of the tag sent a hit. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import { HIT_FIELDS } from '@sintonia/wire';
import type { PublishedRule } from '../tag-versions/published-version.ts';
import { sendsLink, sentLink } from '../tag-versions/sent-link.ts';

/** The part of a version that is read here. */
export interface PublishedRules {
  rules: readonly Pick<PublishedRule, 'name' | 'actions'>[];
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
      if (sendsLink(action)) {
        const sent = event.event === 'link' ? sentLink(action) : null;
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

/** Address of the hit's own page with the inspector open; null for a page of another site, which has none. */
export function inspectorAddress(event: Pick<LiveEvent, 'fields'>, origin: string): string | null {
  const address = event.fields.find(({ key }) => key === HIT_FIELDS.url.key)?.value ?? '';
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? `${url.pathname}?inspector` : null;
}
