import { toSlug } from './to-slug.ts';

/** The first name that matches a slug or name, in any spelling. */
export function findNamed<T extends { slug: string; name: string }>(
  names: readonly string[],
  all: readonly T[],
): T | undefined {
  for (const name of names) {
    const slug = toSlug(name);
    const found =
      all.find((one) => one.slug === name) ?? all.find((one) => one.slug === slug || toSlug(one.name) === slug);
    if (slug !== null && found) return found;
  }
  return undefined;
}

export const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');
export const slugs = (all: readonly { slug: string }[]): string => all.map(({ slug }) => slug).join(', ') || 'none';
