/** The client of personalisation on pages of other sites (T-07), loaded when a rule triggers it. */
import type { Tag, TagSettings } from '@sintonia/tag';
import { createPersonalisation, type TargetSettings, type TargetVisitor } from '@sintonia/tag/personalisation';
import { TRAMUNTANA } from './property.ts';

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
 * Requests the offers of the page.
 *
 * @param consumeSupplementalId the id that the page view of this time shares with the first call (§ 9)
 */
export function personalisePage(
  tag: Tag,
  { trackingServer, isSecure }: TagSettings,
  consumeSupplementalId: () => string | undefined,
): void {
  const measured = tag.measurement();
  reportMissingSelectors(tag);
  createPersonalisation({
    ...givenSettings(),
    clientCode: TRAMUNTANA.slug,
    serverDomain: trackingServer,
    secureOnly: isSecure,
    isAllowed: () => tag.consent.choice()?.personalisation === true,
    optIn: () => choiceOf(tag),
    visitor: () => idsOf(tag, measured, consumeSupplementalId),
  });
}
