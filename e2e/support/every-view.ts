import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';

/** Each theme at each width, both in each language: the screen opens once a language. */
const VIEWS = [
  { language: 'ca', phone: 'light', desktop: 'dark', toDesktop: 'Fosc' },
  { language: 'en', phone: 'dark', desktop: 'light', toDesktop: 'Light' },
] as const;

/**
 * Opens an address of the studio on a phone, in both languages, then widens it and changes its theme with the studio's own
 * control. Returns the problems of each view: axe findings, and a page wider than its window (W-13).
 *
 * @param isThere waits until the screen shows its content
 */
export async function problemsInEveryView(
  page: Page,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
  name: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { language, phone, desktop, toDesktop } of VIEWS) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(
      ([tongue, theme]) => {
        localStorage.setItem('studio.language', tongue);
        localStorage.setItem('studio.theme', theme);
      },
      [language, phone] as const,
    );
    await page.goto('about:blank'); // an address that differs in its hash alone would not load again
    await page.goto(address);
    await isThere(page);
    wrong.push(...(await problemsIn(page, `${name}-390-${phone}-${language}`)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('header label:visible').getByText(toDesktop, { exact: true }).click();
    wrong.push(...(await problemsIn(page, `${name}-1440-${desktop}-${language}`)));
  }
  await page.evaluate(() => localStorage.setItem('studio.language', 'ca'));
  return wrong;
}

async function problemsIn(page: Page, view: string): Promise<string[]> {
  const wrong = (await axeFindings(page)).map((finding) => `${view}: ${finding}`);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  if (isWide) wrong.push(`${view}: wider than its window`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${view}.png`, fullPage: true });
  return wrong;
}
