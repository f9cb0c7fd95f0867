import type { Browser } from 'playwright-core';
import { bundleTarget } from './bundle-target.ts';
import type { Scenario } from './scenarios.ts';
import { deliveries, type TargetTrace } from './target-trace.ts';

/** Output of our client: its calls, and the resulting page. */
export interface TargetReplay {
  readonly requests: (readonly [string, string])[][];
  readonly page: string;
}
export type ReplayTarget = (trace: TargetTrace, scenario: Scenario) => Promise<TargetReplay>;

const SITE = 'https://www.media.example';
const DELIVERY = 'mediatest.tt.omtrdc.net';
const SETTINGS = { clientCode: 'mediatest', serverDomain: DELIVERY, globalMboxAutoCreate: false, timeout: 5000 };

const pageOf = ({
  body,
  run,
  settings,
}: Scenario) => `<!doctype html><html lang="ca"><meta charset="utf-8"><title>Portada</title>
<body>${body}<script type="module">
import { createPersonalisation } from '/client/personalisation.js';
document.currentScript?.remove();
document.querySelector('script[type=module]').remove();
const ended = new Promise((resolve) => document.addEventListener('at-content-rendering-succeeded', resolve));
const target = createPersonalisation({ ...${JSON.stringify({ ...SETTINGS, ...settings })}, isAllowed: () => true });
${run === '' ? 'await ended;' : run}
window.isDone = true;
</script>`;

/** Replays recorded runs with our client in a real browser that only receives the answers of the trace. */
export async function targetReplayer(browser: Browser): Promise<ReplayTarget> {
  const files = await bundleTarget();
  return async (trace, scenario) => {
    const context = await browser.newContext({ timezoneId: 'Europe/Madrid' });
    const requests: (readonly [string, string])[][] = [];
    const answers = deliveries(trace);
    await context.route('**/*', (route) => {
      const request = route.request();
      const url = new URL(request.url());
      if (url.host === DELIVERY) {
        const parameters = url.search || `?${request.postData() ?? ''}`;
        const { status = 200, contentType = 'application/json', body = '' } = answers[requests.length]?.response ?? {};
        requests.push([...new URLSearchParams(parameters)]);
        const headers = { 'access-control-allow-origin': SITE, 'access-control-allow-credentials': 'true' };
        return route.fulfill({ status, contentType, body, headers });
      }
      const file = files.get(url.pathname.slice('/client/'.length));
      if (file !== undefined) return route.fulfill({ contentType: 'text/javascript', body: file });
      if (url.pathname === '/t') return route.fulfill({ contentType: 'text/html', body: pageOf(scenario) });
      return route.fulfill({
        status: url.pathname.endsWith('.png') ? 204 : 200,
        contentType: 'text/html',
        body: '<!doctype html>',
      });
    });
    try {
      const page = await context.newPage();
      await page.goto(SITE + scenario.url);
      await page.waitForFunction(() => 'isDone' in window || location.pathname !== '/t', undefined, {
        timeout: 15_000,
      });
      await page.waitForLoadState('networkidle');
      return { requests, page: await page.evaluate<string>(scenario.read) };
    } finally {
      await context.close();
    }
  };
}
