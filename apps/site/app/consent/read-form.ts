import type { ConsentChoice } from '@sintonia/contracts';
import { agreedVendors, type Vendors } from '@sintonia/tag/rules';

/**
 * What the consent form says. `choose` is the wish to see the switches first; `null` is no answer at all.
 *
 * @param vendors those of the rules in force; a choice names the ones that it agrees to (C-01)
 */
export function readConsentForm(form: FormData, vendors: Vendors): ConsentChoice | 'choose' | null {
  const choiceOf = (analytics: boolean, audience: boolean, personalisation: boolean): ConsentChoice => {
    const choice = { analytics, audience, personalisation };
    return { ...choice, vendors: agreedVendors(vendors, choice) };
  };
  const isOn = (purpose: string) => form.get(purpose) === 'on';
  switch (form.get('choice')) {
    case 'accept':
      return choiceOf(true, true, true);
    case 'refuse':
      return choiceOf(false, false, false);
    case 'custom':
      return choiceOf(isOn('analytics'), isOn('audience'), isOn('personalisation'));
    case 'choose':
      return 'choose';
    default:
      return null;
  }
}

/** Where to go after the choice: a path of this site. Anything else is the home page. */
export function safeBack(back: FormDataEntryValue | null): string {
  return typeof back === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : '/';
}
