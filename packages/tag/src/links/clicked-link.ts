/** Reads a link of the page as link tracking names it. */
import type { ClickedLink } from './followed-link.ts';

/**
 * Links that features measure themselves, or that are not measured, carry this attribute: they are not counted twice.
 */
const MEASURED = 'data-measured';

/** Page code that counts its own links does so in `onclick`: those are not counted twice either. */
const COUNTS_ITSELF = /\.tl\(/;

/** The link at an element of the page; null without one, and for links that are measured elsewhere. */
export function clickedLink(target: EventTarget | null): ClickedLink | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href],area[href]'); // cast: clicks come from elements
  if (!link || link.closest(`[${MEASURED}]`) || COUNTS_ITSELF.test(`${link.onclick}`)) return null;
  const { href: url, textContent, ariaLabel, dataset } = link;
  const picture = link.querySelector('img');
  return {
    url,
    // a text that depends on the reader (a chosen town, typed words) is replaced by a fixed name
    text: dataset.linkName || textContent?.trim() || ariaLabel || picture?.alt || '',
    region: link.closest('[id]')?.id ?? '',
    isDownload: link.hasAttribute('download'),
  };
}
