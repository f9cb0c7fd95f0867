/** Content starts without the ads that fail, and nothing counts them. In the site's player on real media. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdScenario, startAdScenario } from './support/ad-scenario.ts';
import { adVisitor, contentMoves, hasReported, leave, openWithAds } from './support/ad-viewer.ts';
import { type BreakFill, fillByBreak } from './support/fill-by-break.ts';
import { likeOldIphone } from './support/other-browsers.ts';
import { hasArrived } from './support/outbox-lines.ts';
import { CLIPS, MILK, VIDEO } from './support/sold-ads.ts';
import { adEvents, plannedAds, type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';

const BROKEN = ['empty', 'lying', 'missing', 'slow'] as const;

let scenario: AdScenario;
beforeAll(async () => {
  scenario = await startAdScenario();
});
afterAll(() => scenario?.stop());

const openVideo = (page: Page, video: number) => openWithAds(scenario, page, `/video/${video}/`);

describe.concurrent('missing ads', () => {
  // Their limits in seconds are tested on a controlled clock, in `follow-ads.test.ts` of the player and in
  // `decide-break.test.ts` of the server; here, content starts without what does not arrive.
  test.each(['empty', 'lying'] as const)('V-08 starts content on an answer that is %s', async (how) => {
    const page = await adVisitor(scenario, false);
    await (await openVideo(page, VIDEO[how])).begin();
    await contentMoves(page);
    expect(scenario.ads.requests(CLIPS[how])).toBeGreaterThan(0);
    await leave(page);
  });

  test('V-08 starts content while the ad server never answers', async ({ expect }) => {
    const page = await adVisitor(scenario, false);
    await (await openVideo(page, VIDEO.slow)).begin();
    await contentMoves(page);
    expect(scenario.ads.heldRequests(CLIPS.slow)).toBe(scenario.ads.requests(CLIPS.slow));
    expect(scenario.ads.requests(CLIPS.slow)).toBeGreaterThan(0);
    await leave(page);
  });

  test.each([404, null])('V-08 starts content when the sold medium is missing (%s)', async (status) => {
    const page = await adVisitor(scenario, false);
    let requests = 0;
    await page.route(`**/media/clips/${MILK.clip}/*.m4s`, (route) => {
      requests++;
      return status === null ? undefined : route.fulfill({ status });
    });
    await (await openVideo(page, VIDEO.missing)).begin();
    await contentMoves(page);
    expect(requests).toBeGreaterThan(0);
    await leave(page);
  });

  test('V-02 V-01 plays natively on an old iPhone from the stored position, without requesting ads', async ({
    expect,
  }) => {
    const page = await adVisitor(scenario, false);
    await page.addInitScript(likeOldIphone);
    await page.evaluate(
      (places) => localStorage.setItem('sintonia.resume', places),
      JSON.stringify([[`${VIDEO.native}`, 30]]),
    );
    const { begin, player } = await openVideo(page, VIDEO.native);
    await begin();
    await contentMoves(page, 30);
    expect(await page.evaluate(() => document.querySelector('video')?.currentSrc)).toMatch(/\/master\.m3u8#t=30$/);
    const isComplete = hasReported(page, 'complete');
    await player
      .getByRole('button', { name: 'Torna-ho a veure' })
      .or(player.getByRole('button', { name: 'Cancel·la' }))
      .waitFor();
    await isComplete;
    expect(scenario.ads.requests(CLIPS.native)).toBe(0);
    await hasArrived(page);
    await page.context().close();
  });

  test('V-08 starts content that editors protect as a whole without requesting ads', async ({ expect }) => {
    const page = await adVisitor(scenario, false);
    await (await openVideo(page, VIDEO.plain)).begin();
    await contentMoves(page);
    expect(scenario.ads.requests(CLIPS.plain)).toBe(0);
    await leave(page);
  });
});

describe('beacons at the ad server', () => {
  test('V-08 report which ads were not delivered as sold', () => {
    expect(new Set(scenario.reportedFor(CLIPS.lying))).toEqual(new Set(['curt error 202', 'enlloc error 401']));
    const [failed, hanging] = scenario.reportedFor(CLIPS.missing).sort();
    expect(failed).toMatch(/^llet error 40[12]$/); // whichever comes first: the last segment, or the timeout
    expect(hanging).toBe('llet error 402');
    expect([...scenario.reportedFor(CLIPS.empty), ...scenario.reportedFor(CLIPS.slow)]).toEqual([]);
  });
});

describe('stored heartbeats', () => {
  let stored: StoredHeartbeat[];
  let late: string;
  let fill: BreakFill;
  const of = (video: number) => stored.filter((heartbeat) => heartbeat.video === String(video));

  beforeAll(async () => {
    late = await (await fetch(`${scenario.server.origin}/ads/contract`)).text();
    fill = await fillByBreak(scenario.server.origin);
    await scenario.server.away();
    stored = await storedPlayback(scenario.server.dataDir);
  });

  test('M-01 V-01 measure native playback like hls.js playback', () => {
    const heartbeats = of(VIDEO.native);
    expect(heartbeats.map(({ event }) => event)).toContain('resume');
    const moving = heartbeats.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving[0]?.playheadS).toBeGreaterThanOrEqual(30);
    expect(heartbeats.at(-1)).toMatchObject({ event: 'complete', playheadS: 40 });
    expect(heartbeats.at(-1)?.startupMs).toBeGreaterThan(0);
    expect(adEvents(heartbeats)).toEqual([]);
  });

  test('R-03 state how many ads each break was to show, also where none of them started', () => {
    expect(plannedAds(of(VIDEO.missing))).toEqual(new Set(['preroll 1']));
    expect(plannedAds(of(VIDEO.plain))).toEqual(new Set());
    // Two viewers, and nothing to show.
    expect(fill(VIDEO.missing, 'preroll')).toEqual({ breaksReached: 2, adsPlanned: 2, plannedAdStarts: 0, adFill: 0 });
  });

  test('V-08 count no ad that nobody saw, and count the break that came too late', () => {
    for (const how of BROKEN) expect(adEvents(of(VIDEO[how]))).toEqual([]);
    const { broken } = JSON.parse(late);
    expect(broken).toMatchObject({ sameAd: 0, load: 0 });
    expect(broken.startsWithin).toBeGreaterThan(0);
  });
});
