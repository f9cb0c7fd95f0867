import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';

/** Each theme at each width; the languages take turns. */
const LOOKS = [
  { language: 'ca', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ca', theme: 'dark', width: 1440 },
] as const;

/**
 * Opens an address of the studio in each theme and width, in both languages, and returns the problems of each: axe findings,
 * and a page wider than its window (W-13).
 *
 * @param isThere waits until the screen shows its content
 */
export async function everyLook(
  page: Page,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
  name: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { language, theme, width } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      ([tongue, look]) => {
        localStorage.setItem('studio.language', tongue);
        localStorage.setItem('studio.theme', look);
      },
      [language, theme] as const,
    );
    await page.goto(address);
    await isThere(page);
    const look = `${name}-${width}-${theme}-${language}`;
    wrong.push(...(await axeFindings(page)).map((finding) => `${look}: ${finding}`));
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isWide) wrong.push(`${look}: wider than its window`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${look}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => localStorage.setItem('studio.language', 'ca'));
  return wrong;
}
