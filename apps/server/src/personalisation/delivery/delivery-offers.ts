/** Converts decisions into the offers of an answer (docs/wire/delivery.md § 2 and 3). Pure. */
import type { Offer } from '@sintonia/contracts';
import type { DeliveryAction, DeliveryOffer } from '@sintonia/wire';
import type { Decision } from '../decision/decide.ts';
import { isSamePage, type Property, redirectTarget } from '../offers/redirect-target.ts';

/** Values as text or number, as clients expect them; `cssSelector` hides the element until the change is applied. */
function actionsOf(offer: Offer): DeliveryAction[] {
  switch (offer.kind) {
    case 'html': {
      const { place, selector, html } = offer;
      return [{ action: place, selector, cssSelector: selector, content: html }];
    }
    case 'actions':
      return offer.actions.flatMap((action): DeliveryAction[] => {
        if (action.action === 'trackClick') return []; // equal for all variants, below
        const cssSelector = action.selector;
        return action.action === 'setText'
          ? [{ ...action, action: 'setContent', contentType: 'text', cssSelector }]
          : [{ ...action, cssSelector }];
      });
    default:
      return []; // slots exist on our own site only; the other two are not actions
  }
}

const trueOrAbsent = (name: string, isSet: boolean) => (isSet ? { [name]: 'true' } : {});

/** Slots exist on our own pages only, so an activity with only slots does not run elsewhere. */
export const runsOnOtherSites = ({ activity }: Pick<Decision, 'activity'>): boolean =>
  activity.variants.some(({ offers }) => offers.some(({ kind }) => kind !== 'slots'));

/** @param page full address of the requesting page */
export function toDeliveryOffers(decisions: readonly Decision[], page: string, property: Property): DeliveryOffer[] {
  return decisions.map(({ activity, variant, offers, observed }) => {
    const redirect = offers.find((offer) => offer.kind === 'redirect');
    const target = redirect && URL.canParse(page) ? redirectTarget(redirect.url, page, property) : null;
    const leaving: DeliveryAction[] =
      redirect && target && !isSamePage(target, new URL(page))
        ? [
            {
              action: 'redirect',
              url: target.href,
              ...trueOrAbsent('includeAllUrlParameters', redirect.includeAllUrlParameters),
              ...trueOrAbsent('passMboxSession', redirect.passMboxSession),
            },
          ]
        : [];
    const json = offers.find((offer) => offer.kind === 'json');
    // Elements with only click counting are not hidden, and are the same in every variant.
    const clicks = observed.clicks.map(({ selector, name }) => ({
      action: 'trackClick',
      selector,
      clickTrackId: name,
    }));
    const actions = [...leaving, ...offers.flatMap(actionsOf), ...clicks];
    return {
      ...(actions.length > 0 && { actions }),
      ...(json && { json: json.content }),
      responseTokens: {
        'activity.id': activity.id,
        'activity.name': activity.name,
        'experience.name': variant,
      },
    };
  });
}
