import { SITE_PARTS } from '@sintonia/contracts/site-parts';
import type { FailureReason } from './failure-reasons.ts';

const AGAIN = '<a class="again" href="">Torna-ho a provar</a>';
const FRONT = '<a href="/">Ves a la portada</a>';
/** Links and search for a mistyped address. */
const SEARCH = `<form action="/cercador/" role="search">
    <label for="q">Busca el que volies</label>
    <div><input id="q" name="q" type="search" autocomplete="off"><button>Busca</button></div>
  </form>`;
export const NAVIGATION = `<nav aria-label="Seccions">${SITE_PARTS.map(({ name, path }) => `<a href="${path}">${name}</a>`).join(' ')}</nav>`;

/** Before a catalogue exists every page is this one, and only waiting helps. */
export const WAYS: Record<FailureReason, (hasSite: boolean) => string> = {
  failure: () => `<p class="ways">${AGAIN} ${FRONT}</p>`,
  badAddress: (hasSite) => (hasSite ? SEARCH : `<p class="ways">${FRONT}</p>`),
  notReady: () => `<p class="ways">${AGAIN}</p>`,
};
