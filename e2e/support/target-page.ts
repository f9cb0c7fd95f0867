/** A plain page with the personalisation client; only answers of the test are reachable. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bundleTarget } from '../../packages/tag/conformance/target/bundle-target.ts';

export const SITE = 'https://www.media.example';
export const DELIVERY = 'mediatest.tt.omtrdc.net';
export const OFFERS = { sessionId: 's1', tntId: 'd1.37_0', offers: [] };

export interface Sent {
  method: string;
  url: string;
  body: string | null;
  parameters: URLSearchParams;
}
export type Answer = { status?: number; body?: string } | 'never' | 'drop';

export interface Opened {
  page: Page;
  context: BrowserContext;
  sent: Sent[];
  warnings: string[];
  /** Runs page code with `target`; its result must be JSON. */
  run<T>(code: string): Promise<T>;
}

export type OpenTarget = (settings?: string, answer?: Answer, doctype?: string, path?: string) => Promise<Opened>;

/** Opens pages with `settings`, the JavaScript of an object. */
export async function targetPages(browser: Browser): Promise<OpenTarget> {
  const files = await bundleTarget();
  return async (settings = '{}', answer: Answer = {}, doctype = '<!doctype html>', path = '/t') => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sent: Sent[] = [];
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await context.route('**/*', (route) => {
      const request = route.request();
      const url = new URL(request.url());
      if (url.host.endsWith('omtrdc.net')) {
        const body = request.postData();
        sent.push({
          method: request.method(),
          url: request.url(),
          body,
          parameters: new URLSearchParams(url.search || (body ?? '')),
        });
        if (answer === 'never') return;
        if (answer === 'drop') return route.abort();
        const headers = { 'access-control-allow-origin': SITE, 'access-control-allow-credentials': 'true' };
        return route.fulfill({ status: answer.status ?? 200, body: answer.body ?? JSON.stringify(OFFERS), headers });
      }
      const file = files.get(url.pathname.slice('/client/'.length));
      if (file !== undefined) return route.fulfill({ contentType: 'text/javascript', body: file });
      const html = `${doctype}<html lang="ca"><title>Portada</title><body><div id="a">A</div><script type="module">
      window.events = [];
      for (const end of ['request-start', 'request-succeeded', 'request-failed', 'content-rendering-start', 'content-rendering-succeeded',
        'content-rendering-failed', 'content-rendering-no-offers', 'content-rendering-redirect', 'library-loaded'])
        document.addEventListener('at-' + end, ({ detail }) => events.push(detail));
      const { createPersonalisation } = await import('/client/personalisation.js');
      window.createPersonalisation = createPersonalisation;
      window.target = createPersonalisation({ clientCode: 'mediatest', serverDomain: '${DELIVERY}', globalMboxAutoCreate: false, isAllowed: () => true, ...${settings} });
      window.isReady = true;
    </script>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    });
    await page.goto(SITE + path);
    await page.waitForFunction(() => 'isReady' in window);
    const run = <T>(code: string) => page.evaluate<T>(`(async () => { ${code} })()`);
    return { page, context, sent, warnings, run };
  };
}
