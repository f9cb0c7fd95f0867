import type { Tag, TagSettings } from '@sintonia/tag';
import type { TargetSettings, TargetVisitor } from '@sintonia/tag/personalisation';
import { pageSupplementalIds } from '@sintonia/tag/rules';
import { PERSONALISE } from './personalisation.ts';
import { TRAMUNTANA } from './property.ts';

const consumeSupplementalId = () => pageSupplementalIds.consume('target', true);

type Measured = ReturnType<Tag['measurement']>;

/** Ids of a visitor who agreed to be measured; of others the device's own id will do. */
const idsOf = (tag: Tag, measured: Measured, consumeSupplementalId: () => string | undefined) =>
  new Promise<TargetVisitor>((resolve) => {
    const known = () =>
      resolve({
        visitorId: measured.marketingCloudVisitorID,
        blob: measured.audienceManagerBlob,
        region: measured.audienceManagerLocationHint?.toString(),
        supplementalId: consumeSupplementalId(),
        analyticsServer: measured.trackingServer,
      });
    if (tag.consent.status() === 'in') measured.whenReady(known);
    else resolve({});
  });

/** Settings that page code gives under the incumbent's name; what rests on consent it cannot give. */
const givenSettings = (): Partial<TargetSettings> =>
  (window as { targetGlobalSettings?: Partial<TargetSettings> }).targetGlobalSettings ?? {}; // cast: a global of the page's

/** The visitor's choice about personalisation, once it is made. */
const choiceOf = ({ consent }: Tag) =>
  new Promise<boolean>((resolve) => {
    const choose = () => {
      const choice = consent.choice();
      if (!choice) return;
      stop();
      resolve(choice.personalisation);
    };
    const stop = consent.onChange(choose);
    choose();
  });

type DeliveryEvent = CustomEvent<{
  responseTokens?: readonly Readonly<Record<string, string>>[];
  actions?: readonly { readonly selector?: string }[];
}>;

/** What an offer could not change is told to who made it, as on our own pages; of several offers, of each. */
function reportMissingSelectors(tag: Tag): void {
  let offered: NonNullable<DeliveryEvent['detail']['responseTokens']> = [];
  document.addEventListener('at-request-succeeded', (event) => {
    offered = (event as DeliveryEvent).detail.responseTokens ?? []; // cast: what the client tells
  });
  document.addEventListener('at-content-rendering-failed', (event) => {
    const missing = new Set((event as DeliveryEvent).detail.actions?.map(({ selector = '' }) => selector)); // cast: as above
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
  reportMissingSelectors(tag);
  const start = () => {
    // The page view of this moment shares the id of the call that is about to be made (§ 9).
    let first = tag.consent.status() === 'in' ? consumeSupplementalId() : undefined;
    const next = () => {
      const id = first ?? consumeSupplementalId();
      first = undefined;
      return id;
    };
    void import('@sintonia/tag/personalisation')
      .then(({ createPersonalisation }) =>
        createPersonalisation({
          ...givenSettings(),
          clientCode: TRAMUNTANA.slug,
          serverDomain: trackingServer,
          secureOnly: isSecure,
          isAllowed: () => tag.consent.choice()?.personalisation === true,
          optIn: () => choiceOf(tag),
          visitor: () => idsOf(tag, measured, next),
        }),
      )
      .catch((reason) => console.warn('[sintonia]', reason));
  };
  document.addEventListener(PERSONALISE, start, { once: true });
}
