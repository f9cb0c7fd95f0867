import { CONSENT_PROOF_PATH, type ConsentChoice, type ConsentProof } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import { formatConsent } from '@sintonia/wire';
import { WORDS_EDITION } from './words.ts';

/** A choice as the server keeps it. */
export const consentProof = (
  choice: ConsentChoice,
  previous: ConsentChoice | null,
  asked: ConsentProof['asked'],
  visitor: string | null = null,
): ConsentProof => ({
  choice: formatConsent(choice),
  previous: previous && formatConsent(previous),
  asked,
  words: WORDS_EDITION,
  visitor,
});

/**
 * Keeps the choice in this browser and tells the server what it must be able to prove (C-06). Who accepts gets an id
 * just then: the proof waits for it, though no longer than the page lives. Who withdraws is told of by the id that goes.
 */
export function chooseAndProve(tag: Pick<Tag, 'consent' | 'measurement'>, choice: ConsentChoice, window: Window): void {
  const measurement = tag.measurement();
  const previous = tag.consent.choice();
  const idBefore = measurement.marketingCloudVisitorID ?? null;
  const asked = window.location.pathname === '/privadesa/' ? 'centre' : 'banner';
  tag.consent.choose(choice);

  const leaving = new AbortController();
  const send = () => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    const proof = consentProof(choice, previous, asked, measurement.marketingCloudVisitorID ?? idBefore);
    window.navigator.sendBeacon(CONSENT_PROOF_PATH, JSON.stringify(proof));
  };
  if (choice.analytics) {
    window.addEventListener('pagehide', send, { signal: leaving.signal });
    measurement.whenReady(send);
  } else send();
}
