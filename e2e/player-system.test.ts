/** The player and the system around it: media keys, picture-in-picture, full screen, blocked autoplay. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { reached } from './support/element-log.ts';
import { listenAsSystem, pressMediaKey, shownBySystem } from './support/media-keys.ts';
import { storedPlayback } from './support/stored-playback.ts';
import { useSite } from './support/use-site.ts';
import { begin, hasReported, leavePlayer, newViewer, openPlayer, position } from './support/viewer.ts';

const site = useSite();

/** The clip of all: 36 s, chapters at 0, 12 and 26 s. */
const VIDEO = { system: 1006, words: 1002 };

const path = (video: number) => `/video/${video}/`;

const visitor = (choice: 'Accepta-ho tot' | 'Rebutja-ho tot') => newViewer(site.browser, site.server.origin, choice);
const open = (page: Page, video: number) => openPlayer(page, site.server.origin + path(video));

describe.concurrent('the player and the system', () => {
  test('V-01 shows metadata in the system’s media controls, whose keys play, pause, seek and skip to the next one', async ({
    expect,
  }) => {
    const page = await visitor('Accepta-ho tot');
    await listenAsSystem(page);
    const player = await open(page, VIDEO.system);
    await begin(player);
    await reached(page, 1);
    const { pictures, ...shown } = await shownBySystem(page);
    expect(shown).toMatchObject({
      title: expect.stringMatching(/^Cims: ./),
      artist: 'Cims',
      keys: ['nexttrack', 'pause', 'play', 'seekbackward', 'seekforward', 'seekto'],
      playbackState: 'playing',
      position: { duration: 36, playbackRate: 1 },
    });
    const [picture] = await Promise.all(pictures.map((src) => page.request.get(src)));
    expect(picture?.headers()['content-type']).toMatch(/^image\//);

    const isPaused = hasReported(page, 'pause');
    await pressMediaKey(page, { action: 'pause' });
    await isPaused;
    await expect.poll(async () => (await shownBySystem(page)).playbackState).toBe('paused');
    const pausedAtS = await position(page);
    await pressMediaKey(page, { action: 'seekforward', seekOffset: 12 });
    expect(await position(page)).toBeCloseTo(pausedAtS + 12, 1);
    await pressMediaKey(page, { action: 'seekbackward' });
    expect(await position(page)).toBeCloseTo(pausedAtS + 2, 1);
    await pressMediaKey(page, { action: 'seekto', seekTime: 25 });
    expect(await position(page)).toBeCloseTo(25, 1);
    await expect.poll(async () => (await shownBySystem(page)).position?.position).toBe(25);
    await pressMediaKey(page, { action: 'pause' }); // again: it stays paused
    await pressMediaKey(page, { action: 'play' });
    await reached(page, 26);

    const isOver = hasReported(page, 'end');
    await pressMediaKey(page, { action: 'nexttrack' });
    await isOver;
    await page.waitForURL((url) => /^\/video\/\d+\/$/.test(url.pathname) && url.pathname !== path(VIDEO.system));
    await reached(page, 0.5);
    expect((await shownBySystem(page)).title).not.toBe(shown.title);
    await leavePlayer(page);
    expect(await shownBySystem(page)).toMatchObject({ title: undefined, keys: [], playbackState: 'none' });
    await page.context().close();
  });

  test('V-01 enters and leaves picture-in-picture and full screen while playing', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, VIDEO.system);
    await begin(player);
    await reached(page, 0.5);
    await page.keyboard.press('k'); // the controls stay visible
    const press = (name: string) => player.getByRole('button', { name, exact: true }).click();
    const small = () => page.evaluate(() => document.pictureInPictureElement?.tagName);
    await press('Imatge sobre imatge');
    await player.getByRole('button', { name: 'Torna la imatge a la pàgina' }).waitFor();
    expect(await small()).toBe('VIDEO');
    await press('Reprodueix');
    await reached(page, 1);
    await press('Pausa');
    await press('Torna la imatge a la pàgina');
    await player.getByRole('button', { name: 'Imatge sobre imatge' }).waitFor();
    expect(await small()).toBeUndefined();
    await page.keyboard.press('i');
    await expect.poll(small).toBe('VIDEO');
    await page.evaluate(() => document.exitPictureInPicture()); // closed by its own button
    await player.getByRole('button', { name: 'Imatge sobre imatge' }).waitFor();

    const full = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'));
    await press('Pantalla completa');
    await player.getByRole('button', { name: 'Surt de la pantalla completa' }).waitFor();
    expect(await full()).toMatch(/^Reproductor/); // controls and subtitles are inside
    expect(await axeFindings(page)).toEqual([]);
    await press('Surt de la pantalla completa');
    await player.getByRole('button', { name: 'Pantalla completa', exact: true }).waitFor();
    expect(await full()).toBeUndefined();
    await page.context().close();
  });

  test('V-01 asks for one more press in a browser that blocks autoplay', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    await page.addInitScript(() => {
      const real = HTMLMediaElement.prototype.play;
      let isFirst = true;
      HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
        if (!isFirst) return real.call(this);
        isFirst = false;
        return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
      };
    });
    const player = await open(page, VIDEO.words);
    await begin(player);
    const again = player.getByRole('button', { name: /^Reprodueix/ });
    await again.waitFor();
    await again.click();
    await reached(page, 0.5);
    expect(await player.getByRole('button', { name: 'Pausa' }).count()).toBe(1);
    await page.context().close();
  });
});

describe('stored heartbeats', () => {
  test('M-03 V-01 report the effects of media keys, and the next episode as its own session', async () => {
    await site.server.away();
    const heartbeats = (await storedPlayback(site.server.dataDir)).filter(
      ({ video }) => video === String(VIDEO.system),
    );
    expect(new Set(heartbeats.map(({ session }) => session)).size).toBe(1);
    expect(heartbeats.filter(({ event, durationMs }) => event === 'pause' && durationMs === 0)).toHaveLength(1);
    const moving = heartbeats.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving.at(-1)?.playheadS).toBeGreaterThanOrEqual(25);
    expect(moving.filter(({ playheadS }) => playheadS > 5 && playheadS < 25)).toEqual([]);
    expect(heartbeats.at(-1)?.event).toBe('end');
  });
});
