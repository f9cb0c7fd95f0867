import type { LiveEvent } from '@sintonia/contracts';
import { useEffect, useState } from 'react';
import { fetchLibraries } from '../api/fetch-libraries.ts';
import { readVersion } from '../tag-versions/published-version.ts';
import { originOf, rulesOf } from './rule-of-hit.ts';

/** Answer to «which rule sent this hit?». */
export type HitRule =
  | { at: 'loading' }
  /** One rule; several if they send equal hits; none if no rule of that version sends such hits. */
  | { at: 'known'; rules: string[]; version: string }
  /** The hit names a version that is not kept here. */
  | { at: 'unpublished'; version: string }
  | { at: 'elsewhere' }
  | { at: 'player' }
  /** The version could not be read now. */
  | { at: 'unread' };

/** Property of each version that was looked up. */
const holders = new Map<string, string>();

async function hitRule(event: LiveEvent): Promise<HitRule> {
  const origin = originOf(event);
  if (origin.from !== 'library') return { at: origin.from };
  const { version } = origin;
  if (!holders.has(version)) {
    const list = await fetchLibraries();
    if (!list.ok) return { at: 'unread' };
    const holder = list.value.properties.find((one) => one.versions.some(({ id }) => id === version));
    if (!holder) return { at: 'unpublished', version };
    holders.set(version, holder.property.slug);
  }
  const published = await readVersion(holders.get(version) ?? '', version).catch(() => null);
  return published ? { at: 'known', rules: rulesOf(event, published), version } : { at: 'unread' };
}

/** The rule that sent a hit, by the rules of the version that the hit names. */
export function useHitRule(event: LiveEvent): HitRule {
  const [found, setFound] = useState<HitRule>({ at: 'loading' });
  useEffect(() => {
    let isGone = false;
    void hitRule(event).then((rule) => !isGone && setFound(rule));
    return () => {
      isGone = true;
    };
  }, [event]);
  return found;
}
