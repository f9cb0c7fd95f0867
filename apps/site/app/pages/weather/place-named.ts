import type { Place } from '@sintonia/contracts';
import { withoutAccents } from '@sintonia/contracts/without-accents';

/** True when a text is the whole name of a place, ignoring accents, capitals, apostrophes and a leading article. */
export function isNamed({ slug }: Pick<Place, 'slug'>, text: string): boolean {
  const requested = withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return requested === slug || requested === slug.replace(/^(?:els?|les|la|l)-/, '');
}
