/**
 * `npm run audit`: every route in light and dark, at several widths, for sight, touch, keyboard and screen readers (W-13).
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { REFUSES_ALL } from '../support/consent-cookies.ts';
import { startWithHistory } from '../support/demo-audience.ts';
import { openBrowser } from '../support/open-browser.ts';
import { staffCookie } from '../support/staff.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { auditPage } from './audit-page.ts';
import { AUDITED_PAGES, type AuditedPage } from './audited-pages.ts';
import { judgePages } from './judge-pages.ts';
import { reportLines, type Seen } from './report.ts';
import { signUp } from './sign-up.ts';
import { DENSITY, LANGUAGES, SCHEMES, STUDIO_WIDTHS, WIDTHS } from './views.ts';

/** Number of pages at the same time. */
const AT_ONCE = 2;
/** Generous: only a hang reaches it, never a busy machine. */
const VISIT_WITHIN_MS = 90_000;
/** Long enough for every screen to have figures. */
const DEMO_DAYS = 3;

const USAGE = `npm run audit [-- [--widths 320,1440] [--at http://localhost:4000] [part of a name …]]
npm run audit -- --lighthouse

Visits every route in light and dark, ${WIDTHS.join(', ')} px wide, screens of the studio in both languages, with roomy
rows in light and compact ones in dark, and also ${STUDIO_WIDTHS.at(-1)} px wide, and some of their states. Ends with 1 when anything is found.

  part of a name   only the pages whose name has one of these in it: /radio/ "without a network"
  --widths         only these widths, in CSS pixels, with commas between them
  --at             a server that runs already, with its stores, instead of one with ${DEMO_DAYS} days of the demonstration
  --lighthouse     what Lighthouse says of the pages that one meets first, instead
  --help           this`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    lighthouse: { type: 'boolean' },
    widths: { type: 'string' },
    at: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const widths = values.widths?.split(',').map(Number);
if (!(widths ?? WIDTHS).every((width) => Number.isInteger(width) && width > 0)) {
  console.error(`These are no widths: ${values.widths}\n\n${USAGE}`);
  process.exit(2);
}
const wanted = AUDITED_PAGES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);

/** Cookies of a signed-in visitor, as `name=value`. */
interface Cookies {
  member: string;
  staff: string[];
}

/** A page at each width, in light and dark in turn; a screen of the studio also in each of its languages. */
async function seePage(browser: Browser, origin: string, audited: AuditedPage, cookies: Cookies): Promise<Seen[]> {
  const seen: Seen[] = [];
  // States are reached by the names of one language.
  const languages = audited.isStaff && !audited.prepare ? LANGUAGES : [null];
  for (const width of widths ?? (audited.isStaff ? STUDIO_WIDTHS : WIDTHS)) {
    for (const language of languages) {
      const context = await newContext(browser, origin, audited, width, cookies);
      const view = { width, ...(language && { language }) };
      try {
        const page = await context.newPage();
        if (language) await page.addInitScript((tongue) => localStorage.setItem('studio.language', tongue), language);
        await page.goto(origin + audited.path, { waitUntil: 'networkidle' });
        if (audited.isStaff) await screenShown(page);
        await audited.prepare?.(page);
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme });
          // The studio has its own theme setting, independent of the device.
          if (audited.isStaff)
            await page.evaluate((shown) => Object.assign(document.documentElement.dataset, shown), {
              theme: scheme,
              density: DENSITY[scheme],
            });
          seen.push({ view: { ...view, scheme }, findings: await auditPage(page, audited.around) });
        }
      } catch (error) {
        const [reason = ''] = String(error).split('\n');
        seen.push({ view: { ...view, scheme: 'light' }, findings: { visit: [reason] } });
      } finally {
        await context.close();
      }
    }
  }
  return seen;
}

/** A busy machine draws a screen of the studio after the network is idle: it is there without its placeholders. */
async function screenShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .getByText(/^(Carregant|Loading)…$/)
    .first()
    .waitFor({ state: 'detached' });
}

async function newContext(
  browser: Browser,
  origin: string,
  { hasBanner, isPersonal, isStaff }: AuditedPage,
  width: number,
  { member, staff }: Cookies,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 1024 ? 844 : 900 },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
  });
  context.setDefaultTimeout(VISIT_WITHIN_MS);
  const cookies = [...(hasBanner ? [] : [REFUSES_ALL]), ...(isPersonal ? [member] : []), ...(isStaff ? staff : [])];
  await context.addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin };
    }),
  );
  return context;
}

/** Visits the selected pages, several at a time; prints a line for each when it is done. */
async function visitAll(origin: string): Promise<{ passed: number; failed: number }> {
  const browser = await openBrowser();
  const sum = { passed: 0, failed: 0 };
  try {
    const member = wanted.some(({ isPersonal }) => isPersonal) ? await signUp(origin) : '';
    const staff = wanted.some(({ isStaff }) => isStaff) ? (await staffCookie(origin)).split('; ') : [];
    const rest = [...wanted];
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const report = reportLines(next.name, await seePage(browser, origin, next, { member, staff }));
        console.log(report.lines.join('\n'));
        sum.passed += report.passed;
        sum.failed += report.failed;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  return sum;
}

/** Screens of the studio are judged with figures: the demonstration's last days. */
const isStudio = !values.lighthouse && wanted.some(({ isStaff }) => isStaff);
const server: Pick<RunningServer, 'origin' | 'stop'> = values.at
  ? { origin: values.at, stop: async () => {} }
  : await (isStudio ? startWithHistory(DEMO_DAYS) : startServer());
try {
  const { passed, failed } = await (values.lighthouse ? judgePages : visitAll)(server.origin);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  await server.stop();
}
