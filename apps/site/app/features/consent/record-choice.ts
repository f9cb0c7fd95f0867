import {
  CONSENT_PROOF_PATH,
  type ConsentChoice,
  type ConsentProof,
  type MeasurementSettings,
} from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import { formatPurposes } from '@sintonia/wire';
import { readSettings } from '../../shared/measurement/read-settings.ts';
import { EDITION_WITH_OTHERS, WORDS_EDITION } from './words.ts';

/** A choice as the server stores it. */
export const consentProof = (
  choice: ConsentChoice,
  previous: ConsentChoice | null,
  asked: ConsentProof['asked'],
  shown: Pick<MeasurementSettings, 'vendorScripts'> | null,
  rules: ConsentProof['rules'],
  visitor: string | null = null,
  key: string | null = null,
): ConsentProof => ({
  choice: formatPurposes(choice),
  previous: previous && formatPurposes(previous),
  asked,
  words: shown?.vendorScripts ? EDITION_WITH_OTHERS : WORDS_EDITION,
  rules,
  visitor,
  key,
});

/**
 * Stores the choice in this browser and reports it to the server as proof (C-06). A visitor who accepts receives an id
 * at that moment: the proof waits for it, at most until the page is left. A withdrawal is reported before the id is
 * deleted, because the server reads the id only from the browser's own cookies.
 *
 * Chromium reports some requests made between the start of a navigation and `pagehide` as failed although they arrive.
 * So a failed report is sent once more, and its key lets the server recognise the duplicate.
 */
export function chooseAndProve(
  tag: Pick<Tag, 'consent' | 'measurement' | 'rules'>,
  choice: ConsentChoice,
  window: Window,
): void {
  const measurement = tag.measurement();
  const previous = tag.consent.choice();
  const asked = window.location.pathname === '/privadesa/' ? 'centre' : 'banner';
  const leaving = new AbortController();
  const send = () => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    const proof = consentProof(
      choice,
      previous,
      asked,
      readSettings(window.document),
      tag.rules().version,
      measurement.marketingCloudVisitorID,
      crypto.getRandomValues(new Uint32Array(2)).join('-'),
    );
    const body = JSON.stringify(proof);
    const report = () =>
      fetch(CONSENT_PROOF_PATH, { method: 'POST', body, keepalive: true, referrerPolicy: 'strict-origin' });
    report()
      .catch(report)
      .catch(() => {});
  };
  if (!choice.analytics) send();
  tag.consent.choose(choice);
  if (choice.analytics) {
    window.addEventListener('pagehide', send, { signal: leaving.signal });
    measurement.whenReady(send);
  }
}
