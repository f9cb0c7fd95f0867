import type { PageLayer } from '@sintonia/tag/data-layer';

type Place = Pick<PageLayer, 'section' | 'subsection' | 'subsection1' | 'subsection2'>;

/**
 * § 3: place of a page in the site, from the widest level to the narrowest. Older reports call the second level the
 * subsection.
 */
export const pagePlace = (section: string, level1?: string, level2?: string): Place => ({
  section,
  subsection: level1,
  subsection1: level1,
  subsection2: level2,
});
