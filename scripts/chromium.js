import { existsSync } from 'node:fs';
import { Refusal, step } from './progress.js';
import { run } from './run-command.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests (`CHROMIUM_PATH` first); installs Debian's package when there is none and it
 * is permitted.
 *
 * @throws {Refusal} with the command that installs it
 */
export async function ensureChromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  if (found()) return found();
  const remedy = 'Browser tests need Chromium: `sudo apt-get install chromium`, or set CHROMIUM_PATH to yours.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Refusal(remedy);
  await step('Installing Chromium', async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  });
  const installed = found();
  if (!installed) throw new Refusal(remedy);
  return installed;
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of Chromium's headless shell, in which tests of the studio take a third of the processor time; installs Debian's
 * package when it is permitted. Without it they run in the whole browser.
 */
export async function ensureHeadlessShell() {
  const found = () => [process.env.HEADLESS_SHELL_PATH, HEADLESS_SHELL].find((place) => place && existsSync(place));
  if (found() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found();
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing the headless shell of Chromium', async () => {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { env });
  }).catch(() => console.log('  Tests of the studio run in the whole browser, which takes longer'));
  return found();
}
