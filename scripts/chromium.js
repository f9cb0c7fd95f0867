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
