import type { Tag, TagSettings } from '@sintonia/tag';
import { PERSONALISE } from './personalisation.ts';
import { TRAMUNTANA } from './property.ts';

type Measured = ReturnType<Tag['measurement']>;

/** Ids of a visitor who agreed to be measured; of others the device's own id will do. */
const idsOf = (tag: Tag, measured: Measured) =>
  new Promise<{ visitorId?: string | undefined; blob?: string | undefined; region?: string | undefined }>((resolve) => {
    const known = () =>
      resolve({
        visitorId: measured.marketingCloudVisitorID,
        blob: measured.audienceManagerBlob,
        region: measured.audienceManagerLocationHint?.toString(),
      });
    if (tag.consent.status() === 'in') measured.whenReady(known);
    else resolve({});
  });

type Told = CustomEvent<{
  responseTokens?: readonly Readonly<Record<string, string>>[];
  actions?: readonly { readonly selector?: string }[];
}>;

/** What an offer could not change is told to who made it, as on our own pages; of several offers, of each. */
function tellTroubles(tag: Tag): void {
  let offered: NonNullable<Told['detail']['responseTokens']> = [];
  document.addEventListener('at-request-succeeded', (event) => {
    offered = (event as Told).detail.responseTokens ?? []; // cast: what the client tells
  });
  document.addEventListener('at-content-rendering-failed', (event) => {
    const missing = new Set((event as Told).detail.actions?.map(({ selector = '' }) => selector)); // cast: as above
    for (const { 'activity.id': activity = '', 'experience.name': variant = '' } of offered) {
      for (const selector of missing) tag.exposure({ activity, variant, via: 'delivery', missing: selector });
    }
  });
}

/**
 * T-07: on pages that are not the site's own, the rules that trigger personalisation bring in its client, which asks for
 * the page's offers; the site's own pages were decided while they were rendered (P-07) and have no use for it.
 */
export function personaliseWhenTriggered(tag: Tag, { trackingServer, isSecure }: TagSettings): void {
  const measured = tag.measurement();
  tellTroubles(tag);
  const start = () =>
    void import('@sintonia/tag/personalisation')
      .then(({ createPersonalisation }) =>
        createPersonalisation({
          clientCode: TRAMUNTANA.slug,
          serverDomain: trackingServer,
          secureOnly: isSecure,
          isAllowed: () => tag.consent.choice()?.personalisation === true,
          visitor: () => idsOf(tag, measured),
        }),
      )
      .catch((reason) => console.warn('[sintonia]', reason));
  document.addEventListener(PERSONALISE, start, { once: true });
}
