/** Queries in «Explora» for any typed text, which the palette offers below the names that it finds. Pure. */
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { isVisitorId } from '../links/visitor-address.ts';
import { exploreAddress } from '../query/explore-address.ts';
import { initialQuery } from '../query/preset-query.ts';
import { type PresetKey, presetOfKey } from '../query/presets.ts';
import type { PaletteWords } from './palette-catalan.ts';

interface TextQuery {
  subject: keyof PaletteWords;
  preset: PresetKey;
  /** The typed text as the values of the dimension are written. */
  written: (text: string) => string;
}

const TEXT_QUERIES: readonly TextQuery[] = [
  // Names of pages are slugs.
  { subject: 'pages', preset: 'pages', written: (text) => withoutAccents(text).replace(/[\s'’]+/g, '-') },
  // Also of apps and other sites, whose titles the catalogue does not have.
  { subject: 'titles', preset: 'titles', written: (text) => text },
  { subject: 'searches', preset: 'searches', written: (text) => text },
  // Codes in addresses, which have no accents.
  { subject: 'campaigns', preset: 'campaignVisits', written: withoutAccents },
];

interface TextTarget {
  subject: keyof PaletteWords;
  to: { pathname: string; search: string };
}

/**
 * Presets of pages, titles, searches and campaigns, reduced to the values that contain a text; none without a text, nor for the id
 * of a visitor, which no address may contain.
 *
 * @param before period, comparison and suite stay
 */
export function textTargets(text: string, before: URLSearchParams): TextTarget[] {
  if (text === '' || seemsVisitorId(text)) return [];
  return TEXT_QUERIES.map(({ subject, preset, written }) => ({
    subject,
    to: exploreAddress(before, { ...initialQuery(presetOfKey(preset)), search: written(text) }),
  }));
}

/** Also codes of campaigns are letters, digits and hyphens: only with many digits is such a text taken for an id. */
const seemsVisitorId = (text: string): boolean =>
  isVisitorId(text) && text.replace(/\D/g, '').length >= text.length / 3;
