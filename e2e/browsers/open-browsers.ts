/** Firefox and WebKitGTK as Debian packages them, headless. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/start-server.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { driveByWebDriver } from './webdriver.ts';
import { driveByBidi } from './webdriver-bidi.ts';

export const BROWSERS: Readonly<Record<'Firefox' | 'WebKit', () => Promise<DrivenBrowser>>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
};

const PREFERENCES = {
  'intl.accept_languages': 'ca-ES, ca',
  'media.autoplay.default': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'extensions.getAddons.cache.enabled': false,
};

async function openFirefox(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'sintonia-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const program = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
  const child = spawn(program, ['--headless', '--remote-debugging-port', String(port), '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  return driveByBidi('Firefox', `ws://127.0.0.1:${port}/session`, async () => {
    await ended(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function openWebKit(): Promise<DrivenBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'sintonia-webkit-'));
  const port = await freePort();
  // A virtual screen: WebKitGTK has no headless mode.
  const child = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1440x900x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, LC_ALL: 'C.UTF-8', LANGUAGE: 'ca' },
    },
  );
  const options = { binary: process.env.WEBKIT_PATH ?? '', args: ['--automation'] };
  return driveByWebDriver('WebKit', `http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options }, async () => {
    await ended(child);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Ends a browser; one that was started as a process group, with all its processes. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    process.kill(child.spawnargs[0] === 'xvfb-run' ? -child.pid : child.pid, 'SIGTERM');
  } catch {
    child.kill('SIGKILL');
  }
  await closed;
}
