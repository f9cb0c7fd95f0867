/** Validates offers on saving: HTML sanitised, redirects within the property and without loops. Pure. */
import { type ActivityDraft, failed, type Offer, ok, type Result } from '@sintonia/contracts';
import type { ActivityRefusal } from '../activities/activity-errors.ts';
import { type OfferRules, type Paths, redirectProblem } from './redirect-problem.ts';
import { sanitiseHtml } from './sanitise-html.ts';

function checkOffer(offer: Offer, mayRunScripts: boolean): Result<Offer, ActivityRefusal> {
  if (offer.kind !== 'html') return ok(offer);
  if (offer.withScripts) return mayRunScripts ? ok(offer) : failed({ kind: 'scripts' });
  const html = sanitiseHtml(offer.html);
  return html === '' ? failed({ kind: 'emptyHtml', selector: offer.selector }) : ok({ ...offer, html });
}

/** @param others activities that run at the same time */
export function checkOffers(
  draft: ActivityDraft,
  others: readonly Paths[],
  rules: OfferRules,
): Result<ActivityDraft, ActivityRefusal> {
  const variants: ActivityDraft['variants'] = [];
  for (const variant of draft.variants) {
    const offers: Offer[] = [];
    for (const offer of variant.offers) {
      const checked = checkOffer(offer, rules.mayRunScripts);
      if (!checked.ok) return checked;
      offers.push(checked.value);
    }
    variants.push({ ...variant, offers });
  }
  const problem = redirectProblem(draft, others, rules);
  return problem ? failed(problem) : ok({ ...draft, variants });
}
