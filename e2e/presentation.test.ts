/** how a viewer had content shown, from the player's own controls to the rows of a report. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { askReport } from './support/ask-report.ts';
import { reached } from './support/element-log.ts';
import { staffCookie } from './support/staff.ts';
import { useSite } from './support/use-site.ts';
import { begin, leavePlayer, newViewer, openPlayer, position } from './support/viewer.ts';
import { whenStored } from './support/when-stored.ts';

const VIDEO = 1008;

const site = useSite();
let cookie: string;
beforeAll(async () => {
  cookie = await staffCookie(site.server.origin);
});

/** Seconds of content by value of a dimension. */
async function secondsBy(dimension: string): Promise<Record<string, number>> {
  const { rows } = await askReport(site.server.origin, cookie, {
    suite: 'tramuntana-dev',
    period: 'last7Days',
    metrics: ['contentTimeSpent'],
    dimensions: [dimension],
    filter: { is: 'equals', dimension: 'mediaId', value: VIDEO },
  });
  return Object.fromEntries(
    rows.map(({ dimensions, metrics }) => [dimensions[dimension] ?? '', metrics.contentTimeSpent ?? 0]),
  );
}

/** Content plays on for these seconds of its own. */
const playsOn = async (page: Page, seconds: number) => reached(page, (await position(page)) + seconds);
const sum = (values: Record<string, number>) => Object.values(values).reduce((all, one) => all + one, 0);

test('R-01 R-04 V-03 a report has rows by subtitles, speed, window, full screen, height and network, in seconds', async () => {
  const page = await newViewer(site.browser, site.server.origin, 'Accepta-ho tot');
  const player = await openPlayer(page, `${site.server.origin}/video/${VIDEO}/`);
  const heightOf = () => page.evaluate(() => document.querySelector('video')?.videoHeight ?? 0);
  await begin(player);
  await reached(page, 2);
  await page.keyboard.press('c');
  await playsOn(page, 2);
  await page.keyboard.press('m');
  await playsOn(page, 2);
  await page.keyboard.press('m');
  await player.hover();
  await player.getByRole('button', { name: 'Configuració' }).click();
  const settings = player.getByRole('dialog', { name: 'Configuració' });
  await settings.getByRole('radio', { name: '1,5×' }).click();
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.5);
  await playsOn(page, 3);
  const height = await heightOf();
  const other = height === 540 ? 360 : 540;
  await settings.getByRole('radio', { name: `${other}p`, exact: true }).click();
  await expect.poll(heightOf).toBe(other);
  await playsOn(page, 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await playsOn(page, 2);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press('i');
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName)).toBe('VIDEO');
  await playsOn(page, 2);
  await page.evaluate(() => document.exitPictureInPicture());
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull();
  await leavePlayer(page);
  await page.context().close();

  await whenStored(site.server.origin);
  await expect.poll(async () => Object.keys(await secondsBy('fullScreen')).sort()).toEqual(['off', 'on']);
  const subtitles = await secondsBy('subtitles');
  expect(Object.keys(subtitles).sort()).toEqual(['off', 'on']);
  expect(subtitles.off).toBeGreaterThan(1.4);
  const rates = await secondsBy('playbackRate');
  expect(Object.keys(rates).sort()).toEqual(['1', '1.5']);
  // Two seconds of content before and after the subtitles, at normal speed; eleven at least at one and a half.
  expect(rates['1']).toBeGreaterThan(3.4);
  expect(rates['1.5']).toBeGreaterThan(5.5);
  expect(await secondsBy('pictureInPicture')).toEqual({ off: expect.any(Number), on: expect.any(Number) });
  const muted = await secondsBy('muted');
  expect(muted).toEqual({ off: expect.any(Number), on: expect.any(Number) });
  expect(muted.on).toBeGreaterThan(1.4);
  const views = await secondsBy('pictureView');
  expect(views.in).toBeGreaterThan(1.4);
  const heights = await secondsBy('quality');
  expect(Object.keys(heights)).toEqual(expect.arrayContaining(['360', '540']));
  const speeds = await secondsBy('connectionSpeed'); // as Chromium says it of this machine's network
  expect(Object.keys(speeds)).toEqual([expect.stringMatching(/^(slow-2g|[234]g)$/)]);
  // Every second has one value of each.
  for (const each of [rates, heights, muted, views, speeds, await secondsBy('fullScreen')])
    expect(sum(each)).toBeCloseTo(sum(subtitles), 6);
});
