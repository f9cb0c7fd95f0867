import type { Consent } from '../consent/consent.ts';
import type { RuleEvent, RuleSet } from './rule.ts';

const CUSTOM = 'custom:';

/** T-01: tells the rules what happens to the document and to consent. What has been already is told at once. */
export function followPage(
  window: Pick<Window, 'document' | 'addEventListener'>,
  { rules }: Pick<RuleSet, 'rules'>,
  consent: Pick<Consent, 'choice' | 'onChange'>,
  fire: (event: RuleEvent, detail?: unknown) => void,
): void {
  const { document } = window;
  fire('libraryLoaded');

  let isConsentReady = false;
  const tellConsent = () => {
    fire(isConsentReady ? 'consentChanged' : 'consentReady');
    isConsentReady = true;
  };
  if (consent.choice()) tellConsent();
  consent.onChange(tellConsent);

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => fire('domReady'));
  else fire('domReady');
  if (document.readyState === 'complete') fire('windowLoaded');
  else window.addEventListener('load', () => fire('windowLoaded'));

  for (const event of new Set(rules.flatMap(({ events }) => events))) {
    if (event.startsWith(CUSTOM))
      document.addEventListener(event.slice(CUSTOM.length), ({ detail }: Event & { detail?: unknown }) =>
        fire(event, detail),
      );
  }
}
