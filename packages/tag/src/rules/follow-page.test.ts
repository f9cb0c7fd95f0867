import { describe, expect, test } from 'vitest';
import { createConsent } from '../consent/consent.ts';
import { aRuleSet } from '../testing/a-rule-set.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { documentCookies } from '../transport/cookie-jar.ts';
import { followCustomEvents, followPage } from './follow-page.ts';
import type { RuleEvent } from './rule.ts';

const YES = { analytics: true, audience: false, personalisation: false };

function aPage(readyState: DocumentReadyState, cookies = {}) {
  const page = fakeWindow('https://media.example/', cookies);
  Object.assign(page.window.document, { readyState });
  const consent = createConsent(documentCookies(page.window));
  const reported: unknown[] = [];
  const rules = aRuleSet({ name: 'r', events: ['custom:compra', 'domReady', 'custom:compra'], actions: [] });
  const emit = (event: RuleEvent, detail?: unknown) =>
    void reported.push(detail === undefined ? event : [event, detail]);
  const running = new AbortController();
  followCustomEvents(page.window.document, rules, emit, running.signal);
  followPage(page.window, consent, emit);
  return { ...page, consent, reported, running };
}

describe('events of the page (T-01)', () => {
  test('T-01 fire library loaded at once, then DOM ready and window loaded as they come', () => {
    const { reported, fire } = aPage('loading');
    expect(reported).toEqual(['libraryLoaded']);
    fire('DOMContentLoaded');
    fire('load');
    expect(reported).toEqual(['libraryLoaded', 'domReady', 'windowLoaded']);
  });

  test('T-01 fire earlier events for a tag that loads late', () => {
    expect(aPage('interactive').reported).toEqual(['libraryLoaded', 'domReady']);
    expect(aPage('complete').reported).toEqual(['libraryLoaded', 'domReady', 'windowLoaded']);
  });

  test('T-01 C-03 fire consent ready when there is a choice, and consent changed with each later one', () => {
    const early = aPage('loading', { sintonia_consent: '1.100' });
    expect(early.reported).toEqual(['libraryLoaded', 'consentReady']);
    const { consent, reported } = aPage('loading');
    consent.choose(YES);
    consent.choose(YES);
    consent.choose({ ...YES, audience: true });
    expect(reported).toEqual(['libraryLoaded', 'consentReady', 'consentChanged']);
  });

  test('T-01 fire custom events of the document once, with their detail', () => {
    const { reported, window } = aPage('loading');
    window.document.dispatchEvent(new CustomEvent('compra', { detail: { preu: 3 } }));
    window.document.dispatchEvent(new CustomEvent('altra'));
    expect(reported.slice(1)).toEqual([['custom:compra', { preu: 3 }]]);
  });
});
