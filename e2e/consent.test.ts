/** Consent signals for third-party scripts: by the IAB's interface and by Google's (C-05). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite({ CMP_ID: '300', CMP_VERSION: '7' });
let page: Page;
let pageErrors: string[];
const scripts: string[] = [];

beforeAll(async () => {
  const visit = await newVisit(site.browser, site.server.origin);
  ({ page, pageErrors } = visit);
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // Emulates a script before ours: it calls while only the stub exists.
  await page.addInitScript(`if (window === top) { window.early = []; window.earlyPings = []; window.__heard = [];
    document.addEventListener('DOMContentLoaded', () => __tcfapi('ping', 2, (answer) => { early.push(answer.cmpStatus); earlyPings.push(answer); })); }`);
  await page.goto(`${site.server.origin}/`);
});

/** The beginning of a TC string, decoded by the IAB's bit layout. */
function headOf(tcString: string) {
  const bits = [...Buffer.from(tcString.split('.')[0] ?? '', 'base64url')].map((byte) =>
    byte.toString(2).padStart(8, '0'),
  );
  const numberAt = (from: number, length: number) => Number.parseInt(bits.join('').slice(from, from + length), 2);
  const letterAt = (from: number) => String.fromCharCode(65 + numberAt(from, 6));
  return {
    version: numberAt(0, 6),
    cmpId: numberAt(78, 12),
    cmpVersion: numberAt(90, 12),
    language: letterAt(108) + letterAt(114),
  };
}

interface Heard {
  eventStatus: string;
  tcString: string;
  purposes: Record<string, boolean>;
}
const received = () => page.evaluate('__heard') as Promise<Heard[]>; // cast: filled below
const signals = () => page.evaluate('dataLayer.map((command) => [command[1], command[2].analytics_storage])');

describe('consent for other scripts', () => {
  test('C-05 answers from the stub, marks the page for frames, and loads nothing more until the first call', async () => {
    expect(await page.evaluate('early')).toEqual(['stub']);
    await expect.poll(() => page.evaluate(`!!window.frames['__tcfapiLocator']`)).toBe(true);
    expect(scripts.filter((url) => url.includes('serve-tcf'))).toEqual([]);
    expect(await signals()).toEqual([['default', 'denied']]);
  });

  test('C-05 reports one interface version from the stub and from the implementation', async () => {
    const [fromStub] = (await page.evaluate('earlyPings')) as { apiVersion: string }[]; // cast: filled above
    expect(fromStub?.apiVersion).toBe('2');
    await page.evaluate(`__tcfapi('getTCData', 2, () => undefined)`); // loads the implementation
    const ping = `new Promise((resolve) => __tcfapi('ping', 2, resolve))`;
    await expect.poll(async () => ((await page.evaluate(ping)) as { cmpStatus: string }).cmpStatus).toBe('loaded'); // cast: an answer to ping
    expect(await page.evaluate(ping)).toMatchObject({
      apiVersion: fromStub?.apiVersion,
      cmpId: 300,
      cmpVersion: 7,
      tcfPolicyVersion: 5,
    });
  });

  test('C-05 notifies a listener of the question, then of the choice, then of its change', async () => {
    await page.evaluate(
      `__tcfapi('addEventListener', 2, ({ eventStatus, tcString, purpose }) => __heard.push({ eventStatus, tcString, purposes: purpose.consents }))`,
    );
    await expect.poll(async () => (await received()).map(({ eventStatus }) => eventStatus)).toEqual(['cmpuishown']);
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await expect.poll(async () => (await received()).at(-1)?.eventStatus).toBe('useractioncomplete');
    const accepted = (await received()).at(-1);
    expect(accepted?.tcString.split('.')).toHaveLength(3);
    expect(headOf(accepted?.tcString ?? '')).toEqual({ version: 2, cmpId: 300, cmpVersion: 7, language: 'CA' });
    expect(accepted?.purposes).toMatchObject({ 1: true, 8: true });
    expect(await signals()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    await page.getByRole('link', { name: 'Privadesa i galetes' }).first().click();
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await expect.poll(async () => (await received()).at(-1)?.purposes?.[8] ?? false).toBe(false);
    expect((await signals()) as unknown[]).toHaveLength(3); // cast: a list of commands
  });

  test('§ 5 lists the broadcaster’s own vendors by name, also to a frame', async () => {
    const call = `__tcfapi('getCustomVendorConsents', 2, (answer) => resolve(answer.consentedVendors.map(({ _id }) => _id)))`;
    const vendors = () => page.evaluate(`new Promise((resolve) => ${call})`);
    expect(await vendors()).toEqual([]);
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await expect.poll(vendors).toContain('tramuntana-analitica');
    const toFrame = await page.evaluate(`new Promise((resolve) => {
      addEventListener('message', ({ data }) => data.__tcfapiReturn && resolve(data.__tcfapiReturn));
      postMessage({ __tcfapiCall: { command: 'getTCData', version: 2, callId: 'a1' } }, '*');
    })`);
    expect(toFrame).toMatchObject({ callId: 'a1', success: true, returnValue: { gdprApplies: true } });
    expect(pageErrors).toEqual([]);
  });

  test('C-06 proves each choice of this visitor by its id, including the withdrawal', async () => {
    const id = () => page.evaluate(`decodeURIComponent(document.cookie).match(/MCMID\\|(\\d+)/)?.[1]`);
    await expect.poll(id).toMatch(/^\d{38}$/); // requested by the choice above
    const visitor = await id();
    const token = await readFile(join(site.server.dataDir, 'commands/token'), 'utf8');
    const proofs = async () => {
      const answer = await fetch(`${site.server.origin}/api/privacy/proofs?visitor=${visitor}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const storedInBrowser = (await answer.json()) as { choice: string; previous: string | null; asked: string }[]; // cast: our server's answer
      return storedInBrowser.map(({ choice, previous, asked }) => [choice, previous, asked].join(' '));
    };
    await expect.poll(proofs).toEqual(['1.111 1.000 centre']);
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await expect.poll(proofs).toEqual(['1.111 1.000 centre', '1.000 1.111 centre']);
  });
});
