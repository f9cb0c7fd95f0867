import type { ConsentChoice } from '@sintonia/contracts';
import { agreedVendors, type Vendors } from '@sintonia/tag/rules';

/**
 * Parses the consent form. `choose` means that the visitor wants to see the switches first; `null` is no answer.
 *
 * @param vendors those of the rules in force; a choice names the vendors that it accepts (C-01)
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
