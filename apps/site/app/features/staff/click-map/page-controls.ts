/** Buttons and forms of a page that the click map can place. */
import type { PageLink } from './clicks-on-page.ts';

/** In place of the region: buttons report themselves by name, without a place on the page. */
export const BUTTON = '#button';
export const FORM = '#form';
/** The site's search: a search counts for the page viewed just before it. */
export const SEARCH_FORM = '/cercador/';

/** Buttons with the name that their direct call reports, and the search form. */
export function controlsOf(document: Document): PageLink<HTMLElement>[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-button]')].map((element) => ({
    region: BUTTON,
    link: element.dataset.button ?? '',
    element,
  }));
  // the field takes the focus, which a form cannot; a page without the form has a link to it
  const fields = document.querySelectorAll<HTMLElement>(`form[action^="${SEARCH_FORM}"] [name]`);
  const ways = fields.length > 0 ? fields : document.querySelectorAll<HTMLElement>(`a[href="${SEARCH_FORM}"]`);
  return [...buttons, ...[...ways].map((element) => ({ region: FORM, link: SEARCH_FORM, element }))];
}
