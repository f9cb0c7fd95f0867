/** Firefox and WebKitGTK for the browser tests (W-16); `npm run browsers` runs the whole path in both. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { abort } from './progress.js';
import { run } from './run-command.js';
import { ensurePrograms } from './servers.js';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const LIBRARIES = '/usr/lib';
const XVFB = '/usr/bin/xvfb-run';
const DRIVER = '/usr/bin/WebKitWebDriver';

/** WebKitGTK's MiniBrowser: below the library folder of the machine's architecture. */
const miniBrowser = () =>
  readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((each) => join(LIBRARIES, name, each)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((place) => existsSync(place));

/**
 * Paths of both, as environment variables; installs Debian's packages when permitted.
 *
 * @returns {Promise<Record<string, string>>}
 * @throws {import('./progress.js').Refusal} with the command that installs the missing programs
 */
export const ensureBrowsers = () =>
  ensurePrograms([
    {
      name: 'Firefox',
      variable: 'FIREFOX_PATH',
      packages: ['firefox-esr'],
      find: () => [process.env.FIREFOX_PATH, ...FIREFOX].find((place) => place && existsSync(place)),
    },
    {
      name: 'WebKitGTK',
      variable: 'WEBKIT_PATH',
      packages: [
        ...['webkit2gtk-driver', 'xvfb', 'xauth'],
        ...['base', 'good', 'bad'].map((set) => `gstreamer1.0-plugins-${set}`),
        'gstreamer1.0-libav',
      ],
      find: () => (existsSync(DRIVER) && existsSync(XVFB) ? process.env.WEBKIT_PATH || miniBrowser() : undefined),
    },
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await ensureInstalled();
    const browsers = await ensureBrowsers();
    await ensureBuilt();
    const config = ['--config', 'e2e/vitest.config.ts', 'browsers.test.ts'];
    await run('vitest', ['run', ...config], { env: { ...browsers, WHOLE_PATH: '1' }, output: 'show' });
  } catch (error) {
    abort(error);
  }
}
