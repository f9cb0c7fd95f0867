import type { ConsentChoice } from '@sintonia/contracts';

const ALL: ConsentChoice = { analytics: true, audience: true, personalisation: true };
const NONE: ConsentChoice = { analytics: false, audience: false, personalisation: false };

/** What the consent form says. `choose` is the wish to see the switches first; `null` is no answer at all. */
export function readConsentForm(form: FormData): ConsentChoice | 'choose' | null {
  const isOn = (purpose: string) => form.get(purpose) === 'on';
  switch (form.get('choice')) {
    case 'accept':
      return ALL;
    case 'refuse':
      return NONE;
    case 'custom':
      return { analytics: isOn('analytics'), audience: isOn('audience'), personalisation: isOn('personalisation') };
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
