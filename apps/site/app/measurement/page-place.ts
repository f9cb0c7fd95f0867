import type { PageLayer } from '@sintonia/tag/data-layer';

type Place = Pick<PageLayer, 'section' | 'subsection' | 'subsection1' | 'subsection2'>;

/**
 * § 3: where a page stands in the site, from the widest to the narrowest. What older reports call the subsection is the
 * second level.
 */
export const pagePlace = (section: string, level1?: string, level2?: string): Place => ({
  section,
  subsection: level1,
  subsection1: level1,
  subsection2: level2,
});
