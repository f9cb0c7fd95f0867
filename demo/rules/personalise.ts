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

/**
 * T-07: on pages that are not the site's own, the rules that trigger personalisation bring in its client, which asks for
 * the page's offers; the site's own pages were decided while they were rendered (P-07) and have no use for it.
 */
export function personaliseWhenTriggered(tag: Tag, { trackingServer, isSecure }: TagSettings): void {
  const measured = tag.measurement();
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
