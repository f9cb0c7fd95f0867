/** Which two versions of a property are compared: the address names them, or the state of the environments. Pure. */
import type { LibraryStatus } from '@sintonia/contracts';

export interface ComparedPair {
  before: string;
  after: string;
}

type Known = Pick<LibraryStatus, 'environments' | 'before' | 'versions'>;

/**
 * What a promotion would change: production and the next version on its way. Without one, what the last change of
 * production changed. Null with fewer than two versions.
 */
export function standardPair({ environments, before, versions }: Known): ComparedPair | null {
  const production = environments.production?.version ?? null;
  const candidate = [environments.staging, environments.development].find(
    (move) => move && move.version !== production,
  );
  if (production && candidate) return { before: production, after: candidate.version };
  const previous = before.production ?? versions.find(({ id }) => id !== production)?.id;
  const shown = production ?? versions.find(({ id }) => id !== previous)?.id;
  return previous && shown ? { before: previous, after: shown } : null;
}

const PAIR = /^([\da-f]{1,64})\.([\da-f]{1,64})$/;

/** A pair in the address, after the property's slug; null for another text and for another property. */
export function parsePair(text: string, slug: string): ComparedPair | null {
  if (!text.startsWith(`${slug}.`)) return null;
  const [, before, after] = PAIR.exec(text.slice(slug.length + 1)) ?? [];
  return before && after ? { before, after } : null;
}

export const pairText = ({ before, after }: ComparedPair, slug: string): string => `${slug}.${before}.${after}`;
