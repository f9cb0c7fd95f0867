/**
 * Limits, messages, events and cookies of the personalisation client on a plain page, in a real browser (§ 4, 5, 7 …
 * 9).
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHeadlessShell } from './support/open-browser.ts';
import {
  type Answer,
  DELIVERY,
  OFFERS,
  type Opened,
  type OpenTarget,
  type Sent,
  SITE,
  targetPages,
} from './support/target-page.ts';

let browser: Browser;
let open: OpenTarget;
beforeAll(async () => {
  browser = await openHeadlessShell();
  open = await targetPages(browser);
});
afterAll(() => browser?.close());

const ASK = (options = '') =>
  `return new Promise((done) => target.getOffer({ mbox: 'm', success: (ok) => done({ ok }), error: (status, error) => done({ status, error }), ${options} }));`;
const types = (opened: Opened) => opened.run<string[]>('return events.map(({ type }) => type)');
/** `https://…?a` with characters up to this length. */
const padded = (opened: Opened, extra: number) => opened.run(ASK(`params: { gran: 'x'.repeat(${extra}) }`));

describe('personalisation client (P-01 … P-05)', () => {
  test('P-03 sends GET up to 2048 characters and a form past them, with every parameter of 1.8', async () => {
    const opened = await open();
    await padded(opened, 0);
    const base = opened.sent[0]?.url.length ?? 0;
    await padded(opened, 2048 - base - 20);
    await padded(opened, 2100);
    const [small, , long] = opened.sent;
    expect(opened.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
    expect(long?.url).toBe(`https://${DELIVERY}/m2/mediatest/mbox/json`);
    expect(long?.parameters.get('gran')).toHaveLength(2100);
    const names = [...(small?.parameters.keys() ?? [])];
    for (const name of ['mboxRid', 'mboxPC', 'mboxReferrer', 'screenOrientation', 'devicePixelRatio'])
      expect(names).toContain(name);
    expect([small?.parameters.get('mboxCount'), long?.parameters.get('mboxCount')]).toEqual(['1', '3']);
    expect(small?.parameters.get('mboxSession')).toMatch(/^[\da-f]{32}$/);
    await opened.context.close();
  });

  test('P-03 takes page parameters of all requests, of the whole page and of the call, the last one winning', async () => {
    const opened = await open();
    await opened.run(
      `window.targetPageParamsAll = () => ['b=c%20d', 'tot=1']; window.targetPageParams = () => ({ user: { tipus: 'anonim' } });`,
    );
    await opened.run(ASK("params: { programa: 'TN', obj: { a: { b: 1 } } }"));
    await opened.run(ASK("mbox: 'target-global-mbox'"));
    const own = (sent: Sent | undefined) =>
      [...(sent?.parameters ?? [])].slice(-4).map(([name, value]) => `${name}=${value}`);
    expect(own(opened.sent[0])).toEqual(['b=c d', 'tot=1', 'programa=TN', 'obj.a.b=1']);
    expect(own(opened.sent[1]).slice(-3)).toEqual(['b=c d', 'tot=1', 'user.tipus=anonim']);
    await opened.context.close();
  });

  test('P-04 adds visitor ids, customer ids and providers, and reports late ones without waiting', async () => {
    const ids = `{ visitorId: '2001', blob: 'b', region: '6', supplementalId: 'sd', analyticsServer: 'm.example', customerIds: [{ key: 'userid', id: 'u-1', authState: 1 }] }`;
    const opened = await open(
      `{ visitor: async () => (${ids}), dataProviders: [{ name: 'p', provider: (done) => done(null, { a: { b: 2 } }) }] }`,
    );
    await opened.run(ASK());
    expect(Object.fromEntries(opened.sent[0]?.parameters ?? [])).toMatchObject({
      mboxMCGVID: '2001',
      mboxAAMB: 'b',
      mboxMCGLH: '6',
      mboxMCSDID: 'sd',
      'vst.trk': 'm.example',
      'vst.userid.id': 'u-1',
      'vst.userid.authState': '1',
      'a.b': '2',
    });
    await opened.context.close();
    const late = await open('{ visitor: () => new Promise(() => {}), visitorApiTimeout: 50 }');
    await late.run(ASK());
    expect(late.warnings).toEqual(['AT: Visitor API requests timed out']);
    expect(late.sent[0]?.parameters.has('mboxMCGVID')).toBe(false);
    await late.context.close();
  });

  test.each([
    ['an error field', { body: '{"error":"mbox not found"}' }, { status: 'error', error: 'mbox not found' }],
    ['status 500', { status: 500, body: 'x' }, { status: 'error', error: 'unknown error' }],
    ['no JSON', { body: 'not json' }, { status: 'error', error: expect.stringContaining('JSON') }],
    ['silence', 'never' as const, { status: 'unknown', error: 'Request timed out' }],
    ['no network', 'drop' as const, { status: 'unknown', error: 'Network request failed' }],
    [
      'disabled',
      { body: '{"disabled":{"message":"3rd party cookies disabled","duration":60000}}' },
      { status: 'disabled', error: '3rd party cookies disabled' },
    ],
    ['an empty object', { body: '{}' }, { ok: [] }],
    ['offers that are no list', { body: '{"offers":"x"}' }, { ok: [] }],
  ])('P-04 reports as documented: %s', async (what, answer: Answer, result) => {
    const opened = await open(`{ timeout: ${answer === 'never' ? 300 : 15_000} }`, answer);
    expect(await opened.run(ASK())).toEqual(result);
    const end = 'ok' in result ? 'at-request-succeeded' : 'at-request-failed';
    expect(await types(opened)).toEqual(['at-library-loaded', 'at-request-start', end]);
    if (what === 'disabled') {
      expect(await opened.run(ASK())).toMatchObject({
        status: 'warning',
        error: expect.stringContaining('content delivery is disabled'),
      });
      expect(opened.sent).toHaveLength(1);
    }
    await opened.context.close();
  });

  test('P-05 § 8 reports invalid calls with the catalogue’s texts, and sends nothing', async () => {
    const opened = await open();
    const output = await opened.run<string[]>(`
      const heard = []; const error = (status, message) => heard.push(status + ': ' + message); const success = () => {};
      target.getOffer(); target.getOffer({ mbox: '', success, error }); target.getOffer({ mbox: 'x'.repeat(251), success, error });
      target.getOffer({ mbox: 'm', error }); target.getOffer({ mbox: 'm', success });
      target.applyOffer(); target.applyOffer({ mbox: 'm' }); target.trackEvent(); target.trackEvent({ mbox: '', error });
      const extensions = [undefined, {}, { name: 'a1' }, { name: 'ok' }, { name: 'ok', modules: ['nope'] }, { name: 'ok', modules: ['settings'] }];
      for (const one of extensions) { try { target.registerExtension(one) } catch (reason) { heard.push('threw ' + reason.message) } }
      target.registerExtension({ name: 'ok', modules: ['settings'], register: (settings) => settings.timeout });
      return [...heard, 'ext ' + target.ext.ok, 'again ' + (createPersonalisation({ isAllowed: () => true }) === target)];`);
    expect(output).toEqual([
      'warning: mbox option is required',
      'warning: mbox option is too long',
      'warning: success option is required',
      'error: mbox option is required',
      'threw options argument is required',
      'threw name option is required',
      'threw name is invalid',
      'threw modules option is required',
      'threw modules do not exists',
      'threw register option is required',
      'ext 3000',
      'again true',
    ]);
    expect(opened.warnings).toEqual([
      'AT: [getOffer()] options argument is required',
      'AT: [getOffer()] mbox option is required',
      'AT: [getOffer()] mbox option is too long',
      'AT: [getOffer()] success option is required',
      'AT: [getOffer()] error option is required',
      'AT: [applyOffer()] options argument is required',
      'AT: [applyOffer()] offer option is required',
      'AT: [trackEvent()] options argument is required',
      'AT: [trackEvent()] mbox option is required',
      'AT: Adobe Target has already been initialized.',
    ]);
    expect(opened.sent).toEqual([]);
    await opened.context.close();
  });

  test('P-01 C-06 reports without consent that Target is not opted in, and sends, stores and hides nothing', async () => {
    const opened = await open('{ isAllowed: () => false, globalMboxAutoCreate: true }');
    expect(await opened.run(ASK())).toEqual({ status: 'error', error: 'Target is not Opted In' });
    expect([opened.sent, await opened.context.cookies()]).toEqual([[], []]);
    expect(await opened.run('return document.querySelectorAll("style").length')).toBe(0);
    await opened.context.close();
  });

  test('P-04 sends nothing after an opt-out at the visitor service', async () => {
    const opened = await open('{ optoutEnabled: true, visitor: async () => ({ isOptedOut: true }) }');
    expect(await opened.run(ASK())).toEqual({ status: 'error', error: 'Disabled due to optout' });
    expect(opened.sent).toEqual([]);
    await opened.context.close();
  });

  test('P-04 sets cookies for session and device with their expiry and the edge; x-only stores neither; mboxDisable switches off', async () => {
    const opened = await open('{ overrideMboxEdgeServer: true }');
    await opened.run(ASK());
    await opened.run(ASK());
    const cookies = Object.fromEntries(
      (await opened.context.cookies()).map(({ name, value, domain }) => [name, `${value} ${domain}`]),
    );
    expect(cookies).toMatchObject({
      at_check: 'true .media.example',
      mboxEdgeCluster: '37 .media.example',
      mbox: expect.stringMatching(/^session#s1#\d{10}\|PC#d1\.37_0#\d+ \.media\.example$/),
    });
    expect(opened.sent[1]?.url).toContain('//mboxedge37.tt.omtrdc.net/');
    expect(opened.sent[1]?.parameters.get('mboxPC')).toBe('d1.37_0');
    await opened.context.close();
    const alone = await open("{ crossDomain: 'x-only' }");
    await alone.run(ASK());
    await alone.run(ASK());
    expect(new Set(alone.sent.map(({ parameters }) => parameters.get('mboxSession'))).size).toBe(2);
    expect([await alone.context.cookies(), alone.sent[0]?.parameters.has('mboxPC')]).toEqual([[], false]);
    await alone.context.close();
    const off = await open('{}', {}, '<!doctype html>', '/t?mboxDisable=1');
    expect(await off.run(ASK())).toMatchObject({ status: 'warning' });
    expect(off.sent).toEqual([]);
    await off.context.close();
  });

  test('P-02 hides content until offers arrive, and restores and reports default content when they fail', async () => {
    const opened = await open('{ globalMboxAutoCreate: true, timeout: 600 }', 'never');
    expect(await opened.run('return getComputedStyle(document.body).opacity')).toBe('0');
    await opened.page.waitForFunction(() => getComputedStyle(document.body).opacity === '1');
    expect(await types(opened)).toContain('at-request-failed');
    await opened.context.close();
  });

  test('P-02 fails an action on ten thousand elements without freezing the page or the others', async () => {
    const opened = await open('{ selectorsPollingTimeout: 200 }');
    const text = await opened.run<string>(`
      document.body.insertAdjacentHTML('beforeend', '<i class="many"></i>'.repeat(10000));
      const end = new Promise((done) => document.addEventListener('at-content-rendering-failed', ({ detail }) => done(detail)));
      target.applyOffer({ mbox: 'm', offer: [
        { action: 'setText', selector: '.many', content: 'x' }, { action: 'setText', selector: ':::', content: 'x' }, { action: 'setText', selector: '#a', content: 'B' }] });
      const { message, actions } = await end;
      return [message, actions.map(({ selector }) => selector), document.querySelector('#a').textContent].join(' | ');`);
    expect(text).toBe('Failed actions | .many,::: | B');
    await opened.context.close();
  });

  test('P-01 runs an offer’s script on a page whose policy requires a nonce', async () => {
    const opened = await open();
    const ran = await opened.run<string>(`
      const own = document.createElement('script'); own.nonce = 'abc'; own.setAttribute('nonce', 'abc'); document.head.append(own);
      const policy = document.createElement('meta'); policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "script-src 'nonce-abc' ${SITE}"; document.head.append(policy);
      const end = new Promise((done) => document.addEventListener('at-content-rendering-succeeded', done));
      const other = document.createElement('script'); other.textContent = 'window.other = 1'; document.body.append(other);
      target.applyOffer({ mbox: 'm', offer: [{ action: 'setContent', selector: '#a', content: '<i>A</i><script>window.ran = 1</script>' }] });
      await end;
      return ['ran' in window, 'other' in window].join();`);
    expect(ran).toBe('true,false');
    await opened.context.close();
  });

  test('P-01 makes a call for trackEvent, at the event if there is one', async () => {
    const opened = await open();
    await opened.run(`
      target.trackEvent({ mbox: 'subscripcio', selector: '#a', type: 'click', params: { x: 1 } });
      document.querySelector('#a').click();
      await new Promise((done) => target.trackEvent({ mbox: 'ara', success: done }));`);
    expect(opened.sent.map(({ parameters }) => parameters.get('mbox')).toSorted()).toEqual(['ara', 'subscripcio']);
    await opened.context.close();
  });

  test('P-03 fetches a dynamic offer with the parameters that it names', async () => {
    const dynamic = {
      url: `https://dyn.omtrdc.net/text`,
      params: [
        { name: 'q', type: 'request' },
        { name: 'p', type: 'mbox' },
        { name: 'd', type: 'mbox', defaultValue: '7' },
      ],
    };
    const opened = await open(
      '{}',
      { body: JSON.stringify({ ...OFFERS, offers: [{ dynamic }] }) },
      '<!doctype html>',
      '/t?q=de-la-pagina',
    );
    await opened.run(ASK("params: { p: 'de-la-crida' }"));
    expect(opened.sent[1]?.url).toBe('https://dyn.omtrdc.net/text?q=de-la-pagina&p=de-la-crida&d=7');
    await opened.context.close();
  });

  test('§ 8 gives a page in quirks mode an API that does nothing, with a message to the developer', async () => {
    const opened = await open('{}', {}, '');
    expect(await opened.run('target.getOffer(); return [target.VERSION, document.compatMode]')).toEqual([
      '',
      'BackCompat',
    ]);
    expect(opened.warnings).toEqual([expect.stringContaining('Update your DOCTYPE')]);
    await opened.context.close();
  });
});
