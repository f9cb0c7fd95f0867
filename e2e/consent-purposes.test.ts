/** Each of the eight choices sends and stores exactly what the privacy page's table lists for it (C-01, C-02, C-06). */
import { CONSENT_PROOF_PATH } from '@sintonia/contracts';
import type { BrowserContext, Cookie, Page, Request } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import type { Disclosure, StoredItem } from '../apps/site/app/pages/privacy/disclosure.ts';
import { SENT } from '../apps/site/app/pages/privacy/disclosures.ts';
import { STORED } from '../apps/site/app/pages/privacy/stored-items.ts';
import { storedInBrowser } from './support/browser-storage.ts';
import { reached } from './support/element-log.ts';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const PURPOSES = { analytics: 'Mesura del web', audience: 'Mesura d’audiència', personalisation: 'Personalització' };
type Purpose = keyof typeof PURPOSES;
const NAMES = Object.keys(PURPOSES) as Purpose[]; // cast: its own keys

/** Further conditions that occur in the visit below. Rows with another `when` may occur, but need not. */
const DONE = new Set([
  undefined,
  'Quan tries',
  'Un cop has triat, o quan marxes de la pàgina sense triar',
  'Amb el compte obert',
  'Sense compte obert',
  'Quan entres al compte',
  'Quan mires o escoltes, o si es perd la connexió',
  'Quan en mires més de mig minut sense compte obert',
]);

const site = useLightSite();
let account: Cookie[];
let person: string;

beforeAll(async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await page.goto(`${site.server.origin}/compte/crea/`);
  await page.getByLabel('Com et dius?').fill('Quima');
  await page.getByLabel('Correu electrònic').fill('quima@exemple.cat');
  await page.getByLabel('Contrasenya').fill('una frase ben llarga');
  await page.getByRole('button', { name: 'Crea el compte' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hola, Quima' }).waitFor();
  account = (await page.context().cookies()).filter(({ name }) => /^sintonia[-_](compte|usuari)/.test(name));
  person = account.find(({ name }) => name === 'sintonia_usuari')?.value ?? '';
  await page.context().close();
});

interface Sent {
  path: string;
  parameters: URLSearchParams;
  /** Address and body, decoded. */
  whole: string;
  isRead: boolean;
}

function toSent(request: Request): Sent {
  const { pathname, search } = new URL(request.url());
  const body = request.postData() ?? '';
  return {
    path: pathname,
    parameters: new URLSearchParams(search || body),
    whole: decodeURIComponent(search.replace(/%(?![\da-f]{2})/gi, '')) + body,
    isRead: request.method() === 'GET' || request.method() === 'HEAD',
  };
}

/** Requests that only load page content, without data about the visitor. */
const isContent = ({ path, parameters, isRead }: Sent) =>
  isRead &&
  !parameters.has('episodis') &&
  !/^\/(?:b\/ss|hb|m2)\/|^\/(?:id|optOutStatus|collect|dest5\.html)$|^\/api\/(?!compte$)/.test(path);

const isUnder = (path: string, start: string) => (start.endsWith('/') ? path.startsWith(start) : path === start);
const carries = ({ path, parameters, whole }: Sent, { marks }: Disclosure) =>
  marks.some((mark) => {
    if ('person' in mark) return whole.includes(person);
    if (!('path' in mark)) return false;
    return isUnder(path, mark.path) && (!mark.has || parameters.has(mark.has));
  });

interface Held {
  cookies: string[];
  local: string[];
  databases: (string | undefined)[];
}
const holds = ({ cookies, local, databases }: Held, { marks }: Disclosure) =>
  marks.some(
    (mark) =>
      ('cookie' in mark && cookies.some((name) => name.startsWith(mark.cookie))) ||
      ('local' in mark && local.includes(mark.local)) ||
      ('database' in mark && databases.includes(mark.database)),
  );

async function choose(page: Page, chosen: readonly Purpose[]): Promise<void> {
  await page.goto(`${site.server.origin}/privadesa/`, { waitUntil: 'networkidle' });
  for (const name of NAMES) await page.getByRole('switch', { name: PURPOSES[name] }).setChecked(chosen.includes(name));
  // Playwright does not report every request made while a page is left: the proof first (`refusal-race` leaves at once).
  const isProved = page.waitForRequest((request) => request.url().endsWith(CONSENT_PROOF_PATH));
  await page.getByRole('button', { name: 'Desa la tria' }).click();
  await page.getByText('Tria desada.').waitFor();
  await isProved;
}

/** Plays the start, and the end after a jump. */
async function watch(page: Page, video: number): Promise<void> {
  await page.goto(`${site.server.origin}/video/${video}/`, { waitUntil: 'networkidle' });
  const player = page.getByRole('region', { name: /^Reproductor/ });
  await player
    .getByRole('button', { name: /^(Reprodueix|Torna a)/ })
    .first()
    .click();
  await reached(page, 1);
  await player.getByRole('slider', { name: 'Posició' }).fill('31');
  await reached(page, 31.5);
  await page.keyboard.press('k');
}

/** Reads, searches, watches and returns; first anonymously, then signed in. */
async function visit(
  context: BrowserContext,
  page: Page,
  chosen: readonly Purpose[],
  look: () => Promise<void>,
): Promise<void> {
  await watch(page, 1003);
  await look();
  // A busy machine hydrates the front page after the network has been idle: programmes to continue are requested only then.
  const isAsked = chosen.includes('personalisation') && page.waitForRequest(/continua\.json/);
  await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
  await isAsked;
  await look();
  await context.addCookies(account);
  await page.goto(`${site.server.origin}/cercador/?q=temps`, { waitUntil: 'networkidle' });
  await watch(page, 1004);
  await look();
  await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
  await look();
}

const CHOICES = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => NAMES.filter((_, at) => bits & (1 << at)));

describe.concurrent('a visit', () => {
  test.for(CHOICES)(
    'C-01 C-02 C-06 with consent to [%s] sends and stores what the table says',
    async (chosen, { expect }) => {
      const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
      const context = page.context();
      const sent: Sent[] = [];
      const held: Held = { cookies: [], local: [], databases: [] };
      const sessions = new Set<string>();
      context.on('request', (request) => request.url().startsWith(site.server.origin) && sent.push(toSent(request)));
      const look = async () => {
        const { cookies, local, databases, session } = await storedInBrowser(page);
        held.cookies.push(...cookies);
        held.local.push(...local);
        held.databases.push(...databases);
        for (const name of session) sessions.add(name);
      };
      await choose(page, chosen);
      const visitorIds = async () =>
        (await context.cookies()).flatMap(({ value }) => /MCMID\|(\d{38})/.exec(decodeURIComponent(value))?.[1] ?? []);
      await visit(context, page, chosen, look);
      const [visitorId] = await visitorIds();

      const may = ({ needs, unless }: Disclosure) =>
        needs.every((purpose) => chosen.includes(purpose)) && !(unless && chosen.includes(unless));
      const must = (row: Disclosure) => may(row) && DONE.has(row.when);
      const isSeen = (row: Disclosure | StoredItem) =>
        holds(held, row) || sent.some((request) => carries(request, row));
      const rows = [...SENT, ...STORED];
      expect(
        rows.filter((row) => must(row) && !isSeen(row)).map(({ what }) => what),
        'promised and missing',
      ).toEqual([]);
      expect(
        rows.filter((row) => !may(row) && isSeen(row)).map(({ what }) => what),
        'not agreed to',
      ).toEqual([]);
      const strange = sent.filter((request) => !isContent(request) && !SENT.some((row) => carries(request, row)));
      expect(
        strange.map(({ path, whole }) => path + whole),
        'requests that the table does not name',
      ).toEqual([]);
      const marks = STORED.flatMap((row) => row.marks);
      const isNamed = (name: string) =>
        marks.some((mark) => Object.values(mark).some((known) => name.startsWith(known)));
      const storedNames = [...held.cookies, ...held.local, ...held.databases.map(String), ...sessions];
      expect(
        [...new Set(storedNames)].filter((name) => !isNamed(name)),
        'kept and not named',
      ).toEqual([]);
      const isAnalysed = chosen.includes('analytics');
      expect(Boolean(visitorId)).toBe(isAnalysed);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );
});
