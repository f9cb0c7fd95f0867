import type { ConsentChoice } from '@sintonia/contracts';
import { VENDORS } from '@sintonia/demo/rules/vendors';
import { agreedVendors } from '@sintonia/tag/rules';

/** C-01: a choice of purposes with the vendors that it agrees to. */
const choiceOf = (analytics: boolean, audience: boolean, personalisation: boolean): ConsentChoice => {
  const choice = { analytics, audience, personalisation };
  return { ...choice, vendors: agreedVendors(VENDORS, choice) };
};

/** What the consent form says. `choose` is the wish to see the switches first; `null` is no answer at all. */
export function readConsentForm(form: FormData): ConsentChoice | 'choose' | null {
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
