import type { Tag, TagSettings } from '@sintonia/tag';
import type { TargetSettings, TargetVisitor } from '@sintonia/tag/personalisation';
import { pageSupplementalIds } from '@sintonia/tag/rules';
import { PERSONALISE } from './personalisation.ts';
import { TRAMUNTANA } from './property.ts';

const consumeSupplementalId = () => pageSupplementalIds.consume('target', true);

type Measured = ReturnType<Tag['measurement']>;

/** Ids of a visitor with consent to analytics; otherwise the device's own id is used. */
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

/** Settings that page code sets under the incumbent's name; it cannot override consent. */
const givenSettings = (): Partial<TargetSettings> =>
  (window as { targetGlobalSettings?: Partial<TargetSettings> }).targetGlobalSettings ?? {}; // cast: a global of the page

/** The visitor's choice about personalisation, once made. */
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

/**
 * Reports selectors that an offer could not change to its author, as on our own pages; with several offers, to each.
 */
function reportMissingSelectors(tag: Tag): void {
  let offered: NonNullable<DeliveryEvent['detail']['responseTokens']> = [];
  document.addEventListener('at-request-succeeded', (event) => {
    offered = (event as DeliveryEvent).detail.responseTokens ?? []; // cast: detail from the client
  });
  document.addEventListener('at-content-rendering-failed', (event) => {
    const missing = new Set((event as DeliveryEvent).detail.actions?.map(({ selector = '' }) => selector)); // cast: as above
    for (const { 'activity.id': activity = '', 'experience.name': variant = '' } of offered) {
      for (const selector of missing) tag.exposure({ activity, variant, via: 'delivery', missing: selector });
    }
  });
}

/**
 * T-07: on pages of other sites, rules that trigger personalisation load its client, which requests the page's offers.
 * The site's own pages were decided during rendering (P-07) and do not need it.
 */
export function personaliseWhenTriggered(tag: Tag, { trackingServer, isSecure }: TagSettings): void {
  const measured = tag.measurement();
  reportMissingSelectors(tag);
  const start = () => {
    // The page view of this time shares the id of the next call (§ 9).
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
