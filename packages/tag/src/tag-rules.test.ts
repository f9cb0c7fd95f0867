import { afterEach, describe, expect, test, vi } from 'vitest';
import { trigger } from './rules/actions.ts';
import { dataElements } from './rules/data-elements.ts';
import type { Rule, RuleSet } from './rules/rule.ts';
import type { RuleStepReport } from './rules/rule-engine.ts';
import { createTag } from './tag.ts';
import { aRuleSet } from './testing/a-rule-set.ts';
import { aTag, SETTINGS } from './testing/a-tag.ts';
import { fakeWindow } from './testing/fake-window.ts';
import { exposeTracker } from './tracker/page-tracker.ts';

afterEach(() => void vi.restoreAllMocks());

const AT = 'https://media.example/';
const settle = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 5)));
const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the tag and its rules', () => {
  test.each([
    ['media.example', true],
    ['www.media.example', true],
    ['media.example.altre.example', false],
    ['fals-media.example', false],
  ])('T-05 run on the property’s domains and their subdomains: %s', (host, isAuthorised) => {
    const warn = quietly();
    const { window, sent, cookieWrites } = fakeWindow(`https://${host}/`, { sintonia_consent: '1.000' });
    expect(createTag(SETTINGS, window, aRuleSet()) !== null).toBe(isAuthorised);
    if (isAuthorised) return;
    expect(warn.mock.calls[0]?.[1]).toMatchObject({
      code: 'notAuthorised',
      message: `Library not authorised for the domain ${host}`,
    });
    expect([...sent, ...cookieWrites]).toEqual([]);
  });

  test('T-05 run anywhere in development', () => {
    const { window } = fakeWindow('http://localhost:4000/');
    expect(createTag({ ...SETTINGS, environment: 'development' }, window, aRuleSet())).not.toBeNull();
  });

  test.each(['URL', 'String'])('T-13 warn and do not run in a browser without what the tag needs of %s', (name) => {
    const warn = quietly();
    const { window, sent } = fakeWindow(AT, { sintonia_consent: '1.100' });
    Object.assign(window, { [name]: class {} });
    expect(createTag(SETTINGS, window, aRuleSet())).toBeNull();
    expect(warn.mock.calls[0]?.[1]).toMatchObject({ code: 'notSupported' });
    expect(sent).toEqual([]);
  });

  test('T-01 fire the events of a page in order, none before a prerendered page is shown', async () => {
    const { window, fire } = fakeWindow(AT, { sintonia_consent: '1.100' });
    const seen: string[] = [];
    const events: Rule['events'] = [
      'libraryLoaded',
      'consentReady',
      'domReady',
      'routeChanged',
      'windowLoaded',
      'call:scJugar',
    ];
    const rules = aRuleSet({ name: 'r', events, actions: [{ name: 'see', run: ({ event }) => seen.push(event) }] });
    Object.assign(window.document, { prerendering: true });
    const tag = aTag(window, { rules });
    tag.pageView();
    fire('DOMContentLoaded');
    expect(seen).toEqual([]);
    Object.assign(window.document, { prerendering: false });
    fire('prerenderingchange');
    fire('load');
    tag.track('scJugar');
    expect(seen).toEqual(['libraryLoaded', 'consentReady', 'routeChanged', 'domReady', 'windowLoaded', 'call:scJugar']);
  });

  test('T-01 trigger events on the document that page code and other rules listen to', () => {
    const { window } = fakeWindow(AT);
    const received: unknown[] = [];
    window.document.addEventListener('prova', (event) => received.push((event as CustomEvent).detail));
    const rules = aRuleSet(
      { name: 'fires', events: ['call:scDVR'], actions: [trigger('prova')] },
      {
        name: 'hears',
        events: ['custom:prova'],
        actions: [{ name: 'hear', run: ({ event }) => received.push(event) }],
      },
    );
    aTag(window, { rules }).track('scDVR');
    expect(received).toEqual([{ event: 'call:scDVR', url: AT }, 'custom:prova']);
  });

  test('T-05 log a failing rule under its name, and send the page view', async () => {
    const warn = quietly();
    const { window, sent } = fakeWindow(AT, { sintonia_consent: '1.000' });
    const set = aRuleSet();
    const fails = {
      name: 'espatllada',
      run: () => {
        throw new Error('of the page');
      },
    };
    const rules = {
      ...set,
      rules: [{ name: 'dolenta', events: ['routeChanged'] as const, actions: [fails] }, ...set.rules],
    };
    aTag(window, { rules }).pageView();
    await settle();
    expect(warn).toHaveBeenCalledWith('[sintonia]', 'dolenta', expect.objectContaining({ message: 'of the page' }));
    expect(sent).toHaveLength(1);
  });

  test('T-03 provide the rule set’s data elements by name', () => {
    const { window } = fakeWindow(AT);
    const elements = dataElements({ adreça: { read: ({ url }) => url, isLowerCase: true } });
    expect(aTag(window, { rules: { ...aRuleSet(), elements } }).element('adreça')).toBe(AT);
    expect(aTag(window).element('adreça')).toBeUndefined();
  });

  test('C-02 § 5 count a page only on scPageView when automatic hits are disabled', async () => {
    const { window, sent } = fakeWindow(AT, { sintonia_consent: '1.000' });
    const tag = aTag(window, { settings: { areAutomaticHitsDisabled: true } });
    tag.pageView();
    tag.track('scPageView');
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('T-11 report to an inspector from the first event on why a rule stopped, waited or fired, with its request', async () => {
    const { window } = fakeWindow(AT);
    const decisions: RuleStepReport[] = [];
    const tag = aTag(window, { onRuleStep: (decision) => decisions.push(decision) });
    tag.pageView();
    tag.consent.choose({ analytics: false, audience: false, personalisation: false });
    await settle();
    const reported = decisions.map((decision) => `${decision.rule}: ${decision.step}`);
    expect(reported).toEqual([
      'search: stopped',
      'page view: met',
      'page view: waits',
      'exempt: met',
      'exempt: waits',
      'page view: stopped',
      'exempt: met',
      'exempt: request',
      'exempt: done',
    ]);
    const request = decisions.find((decision) => decision.step === 'request');
    expect(request).toMatchObject({ query: expect.stringContaining('c.&consent=none&.c') });
  });

  test('T-12 decide by replaced rules from then on, and name their version in hits', async () => {
    const { window, sent } = fakeWindow(AT, { sintonia_consent: '1.000' });
    const tag = aTag(window, { settings: { version: 'a1' } });
    const view = async () => {
      tag.pageView();
      await settle();
      return sent.map(({ url }) => /\/SINTONIA-1(?:-(\w+))?\//.exec(url)?.[1]);
    };
    expect(await view()).toEqual(['a1']);
    tag.changeRules({ ...aRuleSet(), version: 'b2' });
    expect(await view()).toEqual(['a1', 'b2']);
    tag.changeRules({ ...aRuleSet(), rules: [] });
    expect(await view()).toEqual(['a1', 'b2']);
    expect(tag.rules().rules).toEqual([]);
  });

  test('T-12 T-03 A-02 A-04 end events, data elements, links and trackers with their version, and start those of the next', () => {
    const { window } = fakeWindow(AT, { sintonia_consent: '1.100' });
    const heard: string[] = [];
    const aVersion = (name: string, custom: `custom:${string}`): RuleSet => ({
      ...aRuleSet({
        name: 'r',
        events: ['custom:compra', custom],
        actions: [{ name: 'hear', run: ({ event }) => heard.push(`${name} ${event}`) }],
      }),
      elements: dataElements({ [name]: { read: () => name } }),
      links: ({ signal }) => {
        heard.push(`${name} follows links`);
        signal.addEventListener('abort', () => heard.push(`${name} follows no more`));
        return { consumeClick: () => undefined };
      },
      tracker: ({ own }) => ({ ...own, add: () => heard.push(`${name} sends`) }),
      expose: (page, tag, _, signal) => void exposeTracker(page, name, tag, signal),
    });
    const fire = () => {
      for (const event of ['compra', 'antic', 'nou']) window.document.dispatchEvent(new CustomEvent(event));
      tag.track('scDVR');
      return heard.splice(0);
    };
    const tag = aTag(window, { rules: aVersion('a', 'custom:antic') });
    expect(fire()).toEqual(['a follows links', 'a custom:compra', 'a custom:antic', 'a sends']);
    expect([tag.element('a'), tag.element('b'), 'a' in window, 'b' in window]).toEqual(['a', undefined, true, false]);
    tag.changeRules(aVersion('b', 'custom:nou'));
    expect(fire()).toEqual(['a follows no more', 'b follows links', 'b custom:compra', 'b custom:nou', 'b sends']);
    expect([tag.element('a'), tag.element('b'), 'a' in window, 'b' in window]).toEqual([undefined, 'b', false, true]);
  });

  test('T-12 C-01 send a page once that a refusal postponed and whose rule has been replaced since', async () => {
    const { window, sent } = fakeWindow(AT, { sintonia_consent: '1.000' }, { identity: () => '{}' });
    const tag = aTag(window);
    tag.pageView();
    tag.changeRules(aRuleSet());
    tag.pageView();
    await settle();
    sent.length = 0;
    tag.consent.choose({ analytics: true, audience: false, personalisation: false });
    await vi.waitFor(() => expect(sent.filter(({ url }) => url.includes('/b/ss/'))).toHaveLength(1));
  });
});
