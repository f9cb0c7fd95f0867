import type { Tag, TagSettings } from '@sintonia/tag';
import { pageSupplementalIds } from '@sintonia/tag/rules';
import { PERSONALISE } from './personalisation.ts';

const consumeSupplementalId = () => pageSupplementalIds.consume('target', true);

/**
 * T-07: on pages of other sites, rules that trigger personalisation load its client, which requests the page's offers.
 * The site's own pages were decided during rendering (P-07) and do not need it.
 */
export function personaliseWhenTriggered(tag: Tag, settings: TagSettings): void {
  const start = () => {
    // The page view of this time shares the id of the next call (§ 9).
    let first = tag.consent.status() === 'in' ? consumeSupplementalId() : undefined;
    const next = () => {
      const id = first ?? consumeSupplementalId();
      first = undefined;
      return id;
    };
    void import('./personalise-page.ts')
      .then(({ personalisePage }) => personalisePage(tag, settings, next))
      .catch((reason) => console.warn('[sintonia]', reason));
  };
  document.addEventListener(PERSONALISE, start, { once: true });
}
