/**
 * `npm run bench -- studio [--days 60] [--at http://localhost:4000] [--period 28d] [--loads] [part of a screen …]`: every screen of the studio with
 * 28 days of the demonstration: time to its figures, and its slowest interaction at a quarter of the processor's speed,
 * in processor time of the main thread. `--presses` lists each; `--loads` presses nothing.
 */
import { parseArgs } from 'node:util';
import { STAFF_HINT } from '@sintonia/contracts/studio-addresses';
import { startWithHistory } from '../e2e/support/demo-audience.ts';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { staffCookie } from '../e2e/support/staff.ts';
import type { RunningServer } from '../e2e/support/start-server.ts';
import { STUDIO_SCREENS } from '../e2e/support/studio-screens.ts';
import { measureScreen, type ScreenTimes } from './studio-screen.ts';

export async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: {
      days: { type: 'string', default: '60' },
      at: { type: 'string' },
      period: { type: 'string', default: '28d' },
      loads: { type: 'boolean', default: false },
      presses: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const server: Pick<RunningServer, 'origin' | 'stop'> = values.at
    ? { origin: values.at, stop: async () => {} }
    : await startWithHistory(Number(values.days));
  const wanted = STUDIO_SCREENS.filter(
    (screen) => positionals.length === 0 || positionals.some((part) => screen.includes(part)),
  );
  try {
    const measured = await measureAll(server.origin, wanted, values);
    console.table(Object.fromEntries(wanted.map((screen, nth) => [screen, rowOf(measured[nth])])));
    const longest = Math.max(...measured.map(({ placeholderMs }) => placeholderMs));
    console.log(`A placeholder in view stays for ${ms(longest)} ms at most (aim 1000).`);
    const answers = Math.max(...measured.map(({ answersMs }) => answersMs));
    console.log(`Without the browser on the same cores, all answers of a screen take ${ms(answers)} ms at most.`);
    if (values.loads) return;
    const slowest = Math.max(...measured.map((times) => slowestOf(times)?.toPaintMs ?? 0));
    console.log(`Slowest interaction ${ms(slowest)} ms (aim 200 at most, on every screen).`);
  } finally {
    await server.stop();
  }
}

interface Measuring {
  period: string;
  loads: boolean;
  presses?: boolean | undefined;
}

async function measureAll(
  origin: string,
  screens: readonly string[],
  { period, loads, presses }: Measuring,
): Promise<ScreenTimes[]> {
  const browser = await openBrowser();
  try {
    const cookies = (await staffCookie(origin)).split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin };
    });
    const measured: ScreenTimes[] = [];
    for (const screen of screens) {
      // As in a browser in which somebody has signed in before.
      const origins = [{ origin, localStorage: [{ name: STAFF_HINT, value: '1' }] }];
      const context = await browser.newContext({
        ...{ viewport: { width: 1440, height: 900 }, locale: 'ca-ES' },
        storageState: { cookies: [], origins },
      });
      await context.addCookies(cookies);
      const address = `${origin}/estudi/${screen}${screen.includes('?') ? '&' : '?'}periode=${period}`;
      const times = await measureScreen(await context.newPage(), address, !loads);
      if (presses)
        console.log(
          screen,
          times.presses.map((press) => `${press.name} ${ms(press.toPaintMs)}/${ms(press.allMs)}`).join(', '),
        );
      measured.push(times);
      await context.close();
    }
    return measured;
  } finally {
    await browser.close();
  }
}

const ms = (time: number | null): string => (time === null ? '–' : `${Math.round(time)}`);
const rowOf = (times: ScreenTimes | undefined): object => ({
  'first figure, ms': ms(times?.firstMs ?? null),
  'all figures, ms': ms(times?.wholeMs ?? null),
  'answers without a browser, ms': ms(times?.answersMs ?? null),
  'placeholder in view, ms (≤ 1000)': ms(times?.placeholderMs ?? null),
  'the longest of them, ms': ms(times?.longestMs ?? null),
  'slowest interaction, processor ms (≤ 200)': ms(slowestOf(times)?.toPaintMs ?? null),
  pressed: slowestOf(times)?.name ?? '',
  'most work after a press, processor ms': ms(mostWorkOf(times)?.allMs ?? null),
  'pressed then': mostWorkOf(times)?.name ?? '',
});
const slowestOf = (times: ScreenTimes | undefined) => times?.presses.toSorted((a, b) => b.toPaintMs - a.toPaintMs)[0];
const mostWorkOf = (times: ScreenTimes | undefined) => times?.presses.toSorted((a, b) => b.allMs - a.allMs)[0];
