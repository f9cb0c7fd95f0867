import type { Consent } from '../consent/consent.ts';
import type { RuleEvent, RuleSet } from './rule.ts';

type Fire = (event: RuleEvent, detail?: unknown) => void;

/** T-01: fires rule events for the document and for consent. Earlier ones are fired at once. */
export function followPage(
  window: Pick<Window, 'document' | 'addEventListener'>,
  consent: Pick<Consent, 'choice' | 'onChange'>,
  fire: Fire,
): void {
  const { document } = window;
  fire('libraryLoaded');

  let isConsentReady = false;
  const fireConsent = () => {
    fire(isConsentReady ? 'consentChanged' : 'consentReady');
    isConsentReady = true;
  };
  if (consent.choice()) fireConsent();
  consent.onChange(fireConsent);

  const fireWhen = (event: RuleEvent, hasBeen: boolean, at: Pick<EventTarget, 'addEventListener'>, type: string) =>
    hasBeen ? fire(event) : at.addEventListener(type, () => fire(event));
  fireWhen('domReady', document.readyState !== 'loading', document, 'DOMContentLoaded');
  fireWhen('windowLoaded', document.readyState === 'complete', window, 'load');
}

/** T-01: fires rule events for custom events on the document, until these rules are replaced (T-12). */
export function followCustomEvents(
  document: Pick<Document, 'addEventListener'>,
  { rules }: Pick<RuleSet, 'rules'>,
  fire: Fire,
  signal: AbortSignal,
): void {
  for (const event of new Set(rules.flatMap(({ events }) => events))) {
    const [, name] = event.split('custom:');
    if (name)
      document.addEventListener(name, ({ detail }: Event & { detail?: unknown }) => fire(event, detail), { signal });
  }
}
